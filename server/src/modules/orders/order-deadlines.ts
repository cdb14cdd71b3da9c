import { sql, type RawBuilder } from 'kysely';
import type { OrderMethod } from '@karavan/shared-api/contract/order-states';

/** How long an order may wait before it is rejected by itself. */
export interface OrderDeadlines {
  /** Hours for the organization's answer. */
  readonly ORDER_ANSWER_HOURS: number;
  /** Hours for the client to come, once it is accepted. */
  readonly ORDER_PICK_UP_HOURS: number;
  /** Hours for the client to pay online, once it is accepted. */
  readonly ORDER_PAY_HOURS: number;
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

/** By when the client must do their part of an order that is accepted now; null: nothing is left to them. */
export function clientDeadline(
  method: OrderMethod,
  { ORDER_PICK_UP_HOURS, ORDER_PAY_HOURS }: OrderDeadlines,
): RawBuilder<Date> | null {
  if (method === 'self_pickup') return minutesFromNow(ORDER_PICK_UP_HOURS * 60);
  return method === 'online_payment' ? minutesFromNow(ORDER_PAY_HOURS * 60) : null;
}

const minutesFromNow = (minutes: number) => sql<Date>`now() + make_interval(mins => ${minutes})`;
