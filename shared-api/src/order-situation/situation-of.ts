import type { OrderKind } from '../contract/order-states.ts';
import { situationOfGoods } from './of-goods.ts';
import { situationOfRental } from './of-rental.ts';
import { situationOfTickets } from './of-tickets.ts';
import type { OrderCase, Situation } from './situation.ts';

/** Where an order stands that is neither rejected nor paid back. */
const KINDS: Readonly<Record<OrderKind, (order: OrderCase) => Situation>> = {
  product: situationOfGoods,
  rent: situationOfRental,
  ticket: situationOfTickets,
};

/** Where an order stands, whose turn it is, and what for. */
export function situationOf(order: OrderCase): Situation {
  if (order.status === 'rejected') return { now: 'now_rejected', tone: 'negative', next: null };
  return order.payment_status === 'refunded'
    ? { now: 'now_refunded', tone: 'negative', next: null }
    : KINDS[order.kind](order);
}
