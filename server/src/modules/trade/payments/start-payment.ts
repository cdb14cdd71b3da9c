import { sql, type Transaction } from 'kysely';
import type { OrderKind } from '@karavan/shared-api/contract/order-states';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { canPaymentMove, lockOrder, movePayment, type OrdersTables } from '../orders/index.ts';
import type { WantedPayment } from './payment-provider.ts';
import type { PaymentsTables } from './payments.tables.ts';

interface PaymentStart {
  readonly orderId: number;
  readonly clientId: number;
  /** How long the page stays open. */
  readonly minutes: number;
}

/**
 * null -> in_progress: pins amount and currency. An order has one open payment attempt; while that is open,
 * it is answered again. Whoever begins to pay is not cut off by the order's deadline; further payment attempts
 * have until then, as otherwise giving up and beginning anew would hold the goods for ever.
 * The database gives it the account that takes the organization's money now.
 * @throws ApiError `not_found` for an order of others, `conflict` when it cannot be paid for now,
 * `online_payment_off` while the organization takes no money online
 */
export async function startPayment(
  unit: UnitOfWork<PaymentsTables & OrdersTables>,
  { orderId, clientId, minutes }: PaymentStart,
): Promise<WantedPayment> {
  const { trx } = unit;
  const order = await lockOrder(trx, orderId, { clientId });
  if (!canPaymentMove('open', order)) throw new ApiError('conflict');
  const wanted = ({ reference }: { reference: string }) => ({
    reference,
    amount: order.total,
    currency: order.currency,
    returnTo: {
      success: `/payment-success?transaction=${orderId}`,
      failure: `/payment-failure?transaction=${orderId}`,
    },
  });
  const last = await trx
    .selectFrom('payment')
    .select(['id', 'status', 'reference'])
    .select([
      sql<boolean>`expires_at > now()`.as('is_live'),
      sql<boolean>`coalesce(${order.deadline}::timestamptz <= now(), false)`.as('is_too_late'),
    ])
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.status === 'in_progress') {
    if (last.is_live) return wanted(last);
    await rejectAttempt(trx, last.id);
  }
  if (last?.is_too_late) throw new ApiError('conflict');
  const whole = sql<Date>`now() + make_interval(mins => ${minutes})`;
  const expires = last ? sql<Date>`least(${whole}, ${order.deadline}::timestamptz)` : whole;
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
  await movePayment(unit, order, 'open', expires);
  return wanted(attempt);
}

interface GivenUpPayment extends Pick<PaymentStart, 'orderId' | 'clientId'> {
  /** What must have been ordered; absent: anything. */
  readonly kind?: OrderKind;
}

/**
 * in_progress -> rejected, by the client. Without an open payment attempt nothing is left to do.
 * @throws ApiError `not_found` for an order of others, `conflict` when it is paid for already
 */
export async function giveUpPayment(
  unit: UnitOfWork<PaymentsTables & OrdersTables>,
  { orderId, clientId, kind }: GivenUpPayment,
): Promise<void> {
  const { trx } = unit;
  const order = await lockOrder(trx, orderId, { clientId });
  if (kind !== undefined && order.kind !== kind) throw new ApiError('not_found');
  if (order.payment_status === 'accepted') throw new ApiError('conflict');
  const open = await trx
    .selectFrom('payment')
    .select('id')
    .where('order_id', '=', order.id)
    .where('status', '=', 'in_progress')
    .executeTakeFirst();
  if (!open) return;
  await rejectAttempt(trx, open.id);
  if (canPaymentMove('give_up', order)) await movePayment(unit, order, 'give_up');
}

async function rejectAttempt(trx: Transaction<PaymentsTables>, id: number): Promise<void> {
  await trx
    .updateTable('payment')
    .set({ status: 'rejected', settled_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}
