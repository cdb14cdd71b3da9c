import { sql, type Kysely } from 'kysely';
import { eachInTurn } from '../../../platform/jobs/each-in-turn.ts';
import { selectOrders, type OrdersTables } from '../orders/index.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { PaymentsTables } from './payments.tables.ts';

/**
 * Gives back what was paid for an order that is not to be paid for, and whatever was paid twice. The
 * provider knows our reference: asked again after a crash, it gives nothing twice.
 * @throws AggregateError of all that failed; the others are given back
 */
export async function refundPayments(
  db: Kysely<PaymentsTables & OrdersTables>,
  provider: PaymentProvider,
  orderId: number,
): Promise<void> {
  // In one statement: money that comes between two would go back though the order is paid for by then.
  const received = await db
    .selectFrom('payment')
    .innerJoin(selectOrders(db).as('ordered'), 'ordered.id', 'payment.order_id')
    .select(['payment.id', 'payment.reference', 'ordered.payment_status'])
    .where('payment.order_id', '=', orderId)
    .where('payment.status', '=', 'accepted')
    .orderBy('payment.settled_at')
    .orderBy('payment.id')
    .execute();
  const due = received[0]?.payment_status === 'accepted' ? received.slice(1) : received;
  await eachInTurn(due, async ({ id, reference }) => {
    await provider.refund(reference);
    await db
      .updateTable('payment')
      .set({ status: 'refunded', refunded_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
  });
}
