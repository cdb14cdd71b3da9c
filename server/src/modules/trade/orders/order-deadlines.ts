import { sql, type RawBuilder } from 'kysely';
import type { OrderKind, OrderMethod } from '@karavan/shared-api/contract/order-states';
import { endOfSlot } from '../rental-slots/index.ts';

/** How long an order may wait before it is rejected by itself. */
export interface OrderDeadlines {
  /** Hours for the organization's answer. */
  readonly ORDER_ANSWER_HOURS: number;
  /** Hours for the client to come, once it is accepted. */
  readonly ORDER_PICK_UP_HOURS: number;
  /** Hours for the client to pay online, once it is accepted. */
  readonly ORDER_PAY_HOURS: number;
  /** Minutes for the client to pay for tickets, which are held meanwhile. */
  readonly TICKET_PAY_MINUTES: number;
  /** Minutes on the way to the till. */
  readonly ORDER_TILL_MINUTES: number;
}

/** When the organization must have answered an order that is placed now. */
export function answerDeadline(
  method: OrderMethod,
  { ORDER_ANSWER_HOURS, ORDER_TILL_MINUTES }: OrderDeadlines,
): RawBuilder<Date> {
  return method === 'cart_checkout'
    ? minutesFromNow(ORDER_TILL_MINUTES)
    : minutesFromNow(ORDER_ANSWER_HOURS * 60);
}

interface WaitingOrder {
  readonly id: number;
  readonly kind: OrderKind;
  readonly method: OrderMethod;
}

/** By when the client must do their part of an order that is accepted now; null: nothing is left to them. */
export function clientDeadline(
  { id, kind, method }: WaitingOrder,
  { ORDER_PICK_UP_HOURS, ORDER_PAY_HOURS }: OrderDeadlines,
): RawBuilder<Date> | null {
  const payment = minutesFromNow(ORDER_PAY_HOURS * 60);
  if (kind === 'rent') {
    const end = endOfSlot(id);
    return method === 'online_payment' ? sql<Date>`least(${payment}, ${end})` : end;
  }
  if (method === 'self_pickup') return minutesFromNow(ORDER_PICK_UP_HOURS * 60);
  return method === 'online_payment' ? payment : null;
}

/** Until when tickets are held that are reserved now, at the longest until the event begins. */
export function ticketDeadline(
  method: OrderMethod,
  startsAt: Date,
  { ORDER_PICK_UP_HOURS, TICKET_PAY_MINUTES }: OrderDeadlines,
): RawBuilder<Date> {
  const minutes = method === 'online_payment' ? TICKET_PAY_MINUTES : ORDER_PICK_UP_HOURS * 60;
  return sql<Date>`least(${minutesFromNow(minutes)}, ${startsAt})`;
}

/** When the organization must have answered a booking: before it begins. */
export function bookingDeadline(
  startsAt: Date,
  { ORDER_ANSWER_HOURS }: OrderDeadlines,
): RawBuilder<Date> {
  return sql<Date>`least(${minutesFromNow(ORDER_ANSWER_HOURS * 60)}, ${startsAt})`;
}

const minutesFromNow = (minutes: number) => sql<Date>`now() + make_interval(mins => ${minutes})`;
