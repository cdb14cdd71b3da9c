import { sql, type Kysely } from 'kysely';
import { selectOrders, type OrdersTables } from '../orders/index.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { PaymentsTables } from './payments.tables.ts';

/**
 * Gives back what was paid for an order that is not to be paid for, and whatever was paid twice. The
 * provider knows our reference: asked again after a crash, it gives nothing twice.
 */
export async function refundPayments(
  db: Kysely<PaymentsTables & OrdersTables>,
  provider: PaymentProvider,
  orderId: number,
): Promise<void> {
  const { payment_status } = await selectOrders(db)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const received = await db
    .selectFrom('payment')
    .select(['id', 'reference'])
    .where('order_id', '=', orderId)
    .where('status', '=', 'accepted')
    .orderBy('settled_at')
    .orderBy('id')
    .execute();
  const due = payment_status === 'accepted' ? received.slice(1) : received;
  for (const { id, reference } of due) {
    await provider.refund(reference);
    await db
      .updateTable('payment')
      .set({ status: 'refunded', refunded_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
  }
}
