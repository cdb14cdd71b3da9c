import { sql, type RawBuilder } from 'kysely';
import type { OrderMethod } from './orders.tables.ts';

/** How long an order may wait before it is rejected by itself, in hours. */
export interface OrderDeadlines {
  /** For the organization's answer. */
  readonly ORDER_ANSWER_HOURS: number;
  /** For the client to come, once it is accepted. */
  readonly ORDER_PICK_UP_HOURS: number;
}

/** When the organization must have answered an order that is placed now. */
export function answerDeadline({ ORDER_ANSWER_HOURS }: OrderDeadlines): RawBuilder<Date> {
  return hoursFromNow(ORDER_ANSWER_HOURS);
}

/** When an order that is accepted now must have been fetched; null where nobody comes to fetch it. */
export function pickUpDeadline(
  method: OrderMethod,
  { ORDER_PICK_UP_HOURS }: OrderDeadlines,
): RawBuilder<Date> | null {
  return method === 'self_pickup' ? hoursFromNow(ORDER_PICK_UP_HOURS) : null;
}

const hoursFromNow = (hours: number) => sql<Date>`now() + make_interval(hours => ${hours})`;
