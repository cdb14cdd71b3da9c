import { RENTAL_EARLY_MINUTES } from '@karavan/shared-api/contract/limits';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import type { OrganizationPermission } from '@karavan/shared-api/contract/permissions';
import { MINUTE_MS } from '../../../platform/time/durations.ts';
import {
  ORDER_TRANSITIONS,
  canDeliveryMove,
  isPossible,
  isReadyForDelivery,
  type OrderState,
} from '../orders/index.ts';

/** Of an order, what decides what staff may do with it. */
interface StaffCase extends OrderState {
  readonly client_id: number;
  /** Of whoever asks; null for an outsider. */
  readonly permissions: readonly OrganizationPermission[] | null;
  readonly booking: {
    readonly starts_at: string;
    readonly ends_at: string;
    readonly activated_at: Date | string | null;
    readonly completed_at: Date | string | null;
  } | null;
  readonly delivery: {
    readonly cash_due: number;
    readonly cash_settled_at: Date | string | null;
  } | null;
}

const STAFF_MOVES = [
  'accept',
  'accept_booking',
  'hand_over',
  'activate',
  'sell',
  'sell_tickets',
  'reject',
  'reject_booking',
] as const;

/** What the transition table, and the reader's permissions, allow from here. */
export function staffActionsOf(order: StaffCase, readerId: number): Receipt['staff_actions'] {
  const may = (permission: OrganizationPermission) =>
    order.permissions?.includes(permission) ?? false;
  const isOver = order.fulfilled_at !== null && order.payment_status === 'accepted';
  return [
    ...(isReadyForDelivery(order) && may('can_manage_orders')
      ? (['send_to_delivery'] as const)
      : []),
    ...(order.status === 'accepted' &&
    canDeliveryMove('take_back', order.delivery_status) &&
    may('can_manage_orders')
      ? (['take_back_delivery'] as const)
      : []),
    ...STAFF_MOVES.filter(
      (move) =>
        isPossible(ORDER_TRANSITIONS[move], order) &&
        may(ORDER_TRANSITIONS[move].by) &&
        // Nobody stands on both sides of a till.
        !(move === 'sell' && order.client_id === readerId) &&
        !(move === 'activate' && !isDue(order)),
    ),
    ...(isOut(order) && may('can_scan') ? (['complete'] as const) : []),
    ...(order.goods_out && may('can_manage_orders') ? (['confirm_return'] as const) : []),
    ...(owesCash(order) && may('can_manage_orders') ? (['settle_cash'] as const) : []),
    ...(isOver && may('can_refund') ? (['refund'] as const) : []),
  ];
}

/** Whether what is rented can be handed over now. */
function isDue({ booking }: StaffCase): boolean {
  if (!booking) return false;
  const [from, to] = [Date.parse(booking.starts_at), Date.parse(booking.ends_at)];
  return Date.now() >= from - RENTAL_EARLY_MINUTES * MINUTE_MS && Date.now() < to;
}

/** Whether the client has what is rented. */
function isOut({ booking }: StaffCase): boolean {
  return booking !== null && booking.activated_at !== null && booking.completed_at === null;
}

/** The courier has collected the money and still has it. */
function owesCash({ delivery, delivery_status }: StaffCase): boolean {
  return (
    delivery_status === 'delivery_status_delivered' &&
    delivery !== null &&
    delivery.cash_due > 0 &&
    delivery.cash_settled_at === null
  );
}
