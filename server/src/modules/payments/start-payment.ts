import { sql, type Selectable, type Transaction } from 'kysely';
import type { Tables } from '../../database-tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { isPayable } from '../orders/index.ts';
import type { WantedPayment } from './payment-provider.ts';

type Order = Selectable<Tables['sale_order']>;

interface PaymentStart {
  readonly orderId: number;
  readonly clientId: number;
  /** How long the page stays open. */
  readonly minutes: number;
}

/**
 * null -> in_progress: pins amount and currency. An order has one open attempt; while that is open,
 * it is answered again.
 * @throws ApiError `not_found` for an order of others, `conflict` when it cannot be paid for now
 */
export async function startPayment(
  trx: Transaction<Tables>,
  { orderId, clientId, minutes }: PaymentStart,
): Promise<WantedPayment> {
  const order = await lockOrder(trx, { orderId, clientId });
  if (!isPayable(order)) throw new ApiError('conflict');
  const wanted = ({ reference }: { reference: string }) => ({
    reference,
    amount: order.total,
    currency: order.currency,
    returnTo: `?transaction=${orderId}`,
  });
  const open = await trx
    .selectFrom('payment')
    .select(['id', 'reference', sql<boolean>`expires_at > now()`.as('is_live')])
    .where('order_id', '=', orderId)
    .where('status', '=', 'in_progress')
    .executeTakeFirst();
  if (open?.is_live) return wanted(open);
  if (open) await rejectAttempt(trx, open.id);
  const expires = sql<Date>`now() + make_interval(mins => ${minutes})`;
  const attempt = await trx
    .insertInto('payment')
    .values({
      order_id: orderId,
      amount: order.total,
      currency: order.currency,
      expires_at: expires,
    })
    .returning('reference')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('sale_order')
    // Whoever has begun to pay is not cut off by the deadline.
    .set({ payment_status: 'in_progress', deadline: sql`greatest(deadline, ${expires})` })
    .where('id', '=', orderId)
    .execute();
  return wanted(attempt);
}

/**
 * in_progress -> rejected, by the client. Without an open attempt nothing is left to do.
 * @throws ApiError `not_found` for an order of others, `conflict` when it is paid for already
 */
export async function giveUpPayment(
  trx: Transaction<Tables>,
  own: Pick<PaymentStart, 'orderId' | 'clientId'>,
): Promise<void> {
  const order = await lockOrder(trx, own);
  if (order.payment_status === 'accepted') throw new ApiError('conflict');
  const open = await trx
    .selectFrom('payment')
    .select('id')
    .where('order_id', '=', order.id)
    .where('status', '=', 'in_progress')
    .executeTakeFirst();
  if (!open) return;
  await rejectAttempt(trx, open.id);
  await trx
    .updateTable('sale_order')
    .set({ payment_status: 'rejected' })
    .where('id', '=', order.id)
    .execute();
}

async function rejectAttempt(trx: Transaction<Tables>, id: number): Promise<void> {
  await trx
    .updateTable('payment')
    .set({ status: 'rejected', settled_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

async function lockOrder(
  trx: Transaction<Tables>,
  { orderId, clientId }: Pick<PaymentStart, 'orderId' | 'clientId'>,
): Promise<Order> {
  const order = await trx
    .selectFrom('sale_order')
    .selectAll()
    .where('id', '=', orderId)
    .where('client_id', '=', clientId)
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw new ApiError('not_found');
  return order;
}
