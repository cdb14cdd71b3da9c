import type { Endpoint } from '../client/endpoint.ts';
import {
  confirmReturn,
  sendToDelivery,
  settleDeliveryCash,
  takeBackDelivery,
} from '../client/endpoints/delivery.generated.ts';
import {
  acceptBooking,
  acceptOrder,
  handOverOrder,
  rejectBooking,
  rejectOrder,
  sellOrder,
  sellTickets,
} from '../client/endpoints/orders.generated.ts';
import { activateRental, completeRental } from '../client/endpoints/rentals.generated.ts';
import type { StaffAction, StaffRejection } from '../contract/orders.ts';
import type { Route } from '../contract/route.ts';

/** What a press does that needs nothing but the order; a refund also asks about the goods. */
export type PlainStaffAction = Exclude<StaffAction, 'refund'>;

/** A press by the staff on an order of their organization; only a rejection has something to say in its body. */
type StaffRoute = Route & Pick<StaffRejection, 'params' | 'body'>;

/** Where each action of the staff on an order is sent. */
export const STAFF_ENDPOINTS = {
  accept: acceptOrder,
  reject: rejectOrder,
  hand_over: handOverOrder,
  sell: sellOrder,
  sell_tickets: sellTickets,
  accept_booking: acceptBooking,
  reject_booking: rejectBooking,
  activate: activateRental,
  complete: completeRental,
  send_to_delivery: sendToDelivery,
  take_back_delivery: takeBackDelivery,
  confirm_return: confirmReturn,
  settle_cash: settleDeliveryCash,
} satisfies Readonly<Record<PlainStaffAction, object>> as unknown as Readonly<
  Record<PlainStaffAction, Endpoint<StaffRoute>>
>;

/** What takes something away from somebody: it is asked about first, and never stands out. */
export const RELUCTANT_ACTIONS: ReadonlySet<StaffAction> = new Set([
  'reject',
  'reject_booking',
  'refund',
  'take_back_delivery',
]);
