import { sql, type RawBuilder } from 'kysely';
import type { OrderMethod } from '@karavan/shared-api/contract/order-states';
import type { AnswerTimes } from '../carts/index.ts';

/** How long an order may wait before it is rejected by itself. */
export interface OrderDeadlines extends AnswerTimes {
  /** Hours for the client to come, once it is accepted. */
  readonly ORDER_PICK_UP_HOURS: number;
  /** Hours for the client to pay online, once it is accepted. */
  readonly ORDER_PAY_HOURS: number;
  /** Minutes for the client to pay for tickets, which are held meanwhile. */
  readonly TICKET_PAY_MINUTES: number;
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

/** By when the client must come for an order that is accepted now. */
export const pickUpDeadline = ({ ORDER_PICK_UP_HOURS }: OrderDeadlines): RawBuilder<Date> =>
  minutesFromNow(ORDER_PICK_UP_HOURS * 60);

/** By when the client must pay online for an order that is accepted now. */
export const payDeadline = ({ ORDER_PAY_HOURS }: OrderDeadlines): RawBuilder<Date> =>
  minutesFromNow(ORDER_PAY_HOURS * 60);

export const minutesFromNow = (minutes: number): RawBuilder<Date> =>
  sql<Date>`now() + make_interval(mins => ${minutes})`;
