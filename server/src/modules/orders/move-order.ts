import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database-tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { RealtimeEvent } from '../../platform/realtime/publish.ts';
import { notifyPerson, notifyStaff, withdrawNotice } from '../notifications/index.ts';
import { endHold } from './hold-stock.ts';
import { pickUpDeadline, type OrderDeadlines } from './order-deadlines.ts';
import { ORDER_TRANSITIONS, type OrderAction, type OrderTransition } from './order-transitions.ts';

interface Move {
  readonly orderId: number;
  readonly action: OrderAction;
  /** Whose order it must be, or that its deadline has passed. */
  readonly of: OfStaff | { readonly clientId: number } | 'overdue';
}

interface OfStaff {
  readonly organizationId: number;
  readonly actorId: number;
  readonly deadlines: OrderDeadlines;
}

/**
 * Takes an order along one row of the transition table. The update names the state it comes from:
 * whoever is second finds it gone. Repeating what has been done already answers success again.
 * @throws ApiError `not_found` for an order of others, `conflict` in a state that does not allow it
 */
export async function moveOrder(
  trx: Transaction<Tables>,
  { orderId, action, of }: Move,
  publish: (event: RealtimeEvent) => Promise<void>,
): Promise<void> {
  const transition: OrderTransition = ORDER_TRANSITIONS[action];
  const order = await trx
    .selectFrom('sale_order')
    .selectAll()
    .where('id', '=', orderId)
    .where((eb) => {
      if (of === 'overdue') return eb('deadline', '<=', sql<Date>`now()`);
      return 'clientId' in of
        ? eb('client_id', '=', of.clientId)
        : eb('organization_id', '=', of.organizationId);
    })
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw new ApiError('not_found');
  const isDone = transition.fulfils ? order.fulfilled_at !== null : order.status === transition.to;
  if (isDone) return;
  if (order.fulfilled_at !== null || !transition.from.includes(order.status)) {
    throw new ApiError('conflict');
  }
  await trx
    .updateTable('sale_order')
    .set({
      status: transition.to,
      reason: transition.reason,
      deadline: null,
      ...(typeof of === 'object' &&
        'actorId' in of &&
        transition.to === 'accepted' && {
          accepted_at: sql<Date>`coalesce(accepted_at, now())`,
          cashier_id: sql<number>`coalesce(cashier_id, ${of.actorId})`,
          deadline: transition.fulfils ? null : pickUpDeadline(order.method, of.deadlines),
        }),
      ...(transition.fulfils && {
        fulfilled_at: sql<Date>`now()`,
        payment_status: 'accepted' as const,
      }),
    })
    .where('id', '=', orderId)
    .execute();
  await endHold(trx, orderId, transition.hold);
  // Somebody has answered: nobody else has to.
  await withdrawNotice(trx, { type: 'order', eventKey: `order:${orderId}` });

  const told = {
    organizationId: order.organization_id,
    eventKey: `order:${orderId}:${action}`,
    extraData: {
      transaction_id: orderId,
      final_price: (order.goods - order.discount + order.delivery_fee) / 100,
      currency: order.currency,
    },
  };
  if (transition.notification === null) return;
  if (transition.by !== 'client') {
    await notifyPerson(
      trx,
      { ...told, type: transition.notification, userId: order.client_id, senderId: null },
      publish,
    );
  } else {
    await notifyStaff(
      trx,
      {
        ...told,
        type: transition.notification,
        permission: 'can_manage_orders',
        senderId: order.client_id,
      },
      publish,
    );
  }
}
