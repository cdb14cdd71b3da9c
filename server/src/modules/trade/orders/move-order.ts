import { sql, type Selectable, type Transaction } from 'kysely';
import type { Tables } from '../../../database-tables.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { releaseCashback, settleCashback } from '../cashback/index.ts';
import { endHold } from './hold-order.ts';
import { clientDeadline, type OrderDeadlines } from './order-deadlines.ts';
import { ORDER_TRANSITIONS, isPossible } from './order-transitions.ts';
import type { OrderAction, OrderTransition } from './order-transitions.ts';
import { factsOf, orderMoved, paymentRefunded } from './orders.events.ts';
import { refundPaymentTask } from './refund-payment-task.ts';

type Order = Selectable<Tables['sale_order']>;

interface Move {
  readonly orderId: number;
  readonly action: OrderAction;
  /** Whose order it must be, that its deadline has passed, or what else has moved it. */
  readonly of:
    | OfStaff
    | { readonly clientId: number }
    | 'overdue'
    | 'courier'
    | 'payment'
    | 'timer';
}

interface OfStaff {
  readonly organizationId: number;
  readonly actorId: number;
  readonly deadlines: OrderDeadlines;
}

/**
 * Takes an order along one row of the transition table. Its row is locked, so that whoever is second
 * sees what the first has done; repeating what has been done already answers success again.
 * @throws ApiError `not_found` for an order of others, `conflict` in a state that does not allow it,
 * `own_purchase` at the till for one's own
 */
export async function moveOrder(
  { trx, emit }: UnitOfWork<Tables>,
  { orderId, action, of }: Move,
): Promise<void> {
  const transition: OrderTransition = ORDER_TRANSITIONS[action];
  const order = await lockOrder(trx, orderId, of);
  if (action === 'sell' && isOwnPurchase(order, of)) throw new ApiError('own_purchase');
  if (!transition.kinds.includes(order.kind)) throw new ApiError('conflict');
  const isDone = transition.fulfils ? order.fulfilled_at !== null : order.status === transition.to;
  if (isDone) return;
  if (!isPossible(transition, order)) throw new ApiError('conflict');
  await writeMove(trx, order, transition, of);
  await endHold(trx, order, transition.hold);
  if (transition.hold === 'release') await releaseCashback(trx, order);
  if (transition.fulfils) await settleCashback(trx, order);
  const { to, reason, fulfils: isFulfilled } = transition;
  const facts = factsOf(order);
  emit(
    orderMoved({
      ...facts,
      action,
      from: order.status,
      to,
      reason,
      isFulfilled,
      cashbackEarned: isFulfilled ? order.cashback_earned : 0,
    }),
  );
  const isRefunded = to === 'rejected' && order.payment_status === 'accepted';
  if (!isRefunded) return;
  await addJob(trx, refundPaymentTask, { orderId });
  emit(paymentRefunded({ ...facts, cause: 'rejection' }));
}

/** Nobody stands on both sides of a till. */
function isOwnPurchase({ client_id }: Order, of: Move['of']): boolean {
  return typeof of === 'object' && 'actorId' in of && of.actorId === client_id;
}

async function lockOrder(trx: Transaction<Tables>, id: number, of: Move['of']): Promise<Order> {
  const order = await trx
    .selectFrom('sale_order')
    .selectAll()
    .where('id', '=', id)
    .$if(of === 'overdue', (query) => query.where('deadline', '<=', sql<Date>`now()`))
    .$if(typeof of === 'object', (query) =>
      query.where((eb) => {
        if (typeof of === 'string') return eb.lit(true);
        return 'clientId' in of
          ? eb('client_id', '=', of.clientId)
          : eb('organization_id', '=', of.organizationId);
      }),
    )
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw new ApiError('not_found');
  return order;
}

async function writeMove(
  trx: Transaction<Tables>,
  { id, kind, method, payment_status, total }: Order,
  { to, reason, fulfils }: OrderTransition,
  of: Move['of'],
): Promise<void> {
  const staff = typeof of === 'object' && 'actorId' in of ? of : null;
  const isRefunded = to === 'rejected' && payment_status === 'accepted';
  await trx
    .updateTable('sale_order')
    .set({
      status: to,
      reason,
      deadline:
        staff && to === 'accepted' && !fulfils
          ? clientDeadline({ id, kind, method }, staff.deadlines)
          : null,
      ...(to === 'accepted' && { accepted_at: sql<Date>`coalesce(accepted_at, now())` }),
      ...(staff &&
        to === 'accepted' && { cashier_id: sql<number>`coalesce(cashier_id, ${staff.actorId})` }),
      ...(fulfils && { fulfilled_at: sql<Date>`now()`, payment_status: 'accepted' as const }),
      ...(isRefunded && { payment_status: 'refunded' as const, refunded: total }),
    })
    .where('id', '=', id)
    .execute();
}
