import { sql, type Kysely } from 'kysely';
import { eachInTurn } from '../../../platform/jobs/each-in-turn.ts';
import { selectOrders, type OrdersTables } from '../orders/index.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { PaymentsTables } from './payments.tables.ts';

/**
 * Gives back what was paid for an order that no longer needs payment, anything paid twice, and the difference where an
 * order has become cheaper. The provider knows our reference: asked again after a crash, it gives nothing twice.
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
    .select(['payment.id', 'payment.reference', 'payment.status', 'payment.amount'])
    .select(['ordered.payment_status', 'ordered.cancellation_fee', 'ordered.refunded'])
    .where('payment.order_id', '=', orderId)
    .where('payment.status', 'in', ['accepted', 'refunded'])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('odd_payment')
            .select('odd_payment.id')
            .whereRef('odd_payment.payment_id', '=', 'payment.id')
            .where('odd_payment.decision', '=', 'refund'),
        ),
      ),
    )
    .orderBy('payment.settled_at')
    .orderBy('payment.id')
    .execute();
  // The first one has paid for the order, where no operator has paid it back; what a late cancellation costs is kept of it.
  const [first] = received;
  const stays = first?.payment_status === 'accepted' ? first : null;
  if (stays && stays.refunded > 0) await provider.refund(stays.reference, stays.refunded);
  const due = received.filter((payment) => payment.status === 'accepted' && payment !== stays);
  await eachInTurn(due, async (payment) => {
    const { id, reference, amount } = payment;
    const kept = payment === first ? payment.cancellation_fee : 0;
    if (kept < amount) await provider.refund(reference, ...(kept > 0 ? [amount - kept] : []));
    await db
      .updateTable('payment')
      .set({ status: 'refunded', refunded_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
  });
}
