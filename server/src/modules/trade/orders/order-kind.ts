import type { RawBuilder, Transaction } from 'kysely';
import type { OrderKind, OrderMethod } from '@karavan/shared-api/contract/order-states';
import type { Tables } from '../../../database-tables.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import type { OrderRow } from './lock-order.ts';
import type { OrderDeadlines } from './order-deadlines.ts';
import type { OrderAction } from './order-transitions.ts';

export type OrderPhase = 'ahead' | 'under_way' | 'over';

/**
 * What differs from one kind of order to the next. The module that owns what is ordered hands it in
 * where the app is put together; what it holds is in tables of its own, which is why it gets them all.
 */
export interface OrderKindRules {
  /** Where the time of what is ordered lies; what has no time is always ahead. */
  findPhase(trx: Transaction<Tables>, orderId: number): Promise<OrderPhase>;
  /** Ends what an order holds: others can have it again, or it is the client's. */
  endHold(trx: Transaction<Tables>, orderId: number, end: 'release' | 'sell'): Promise<void>;
  /**
   * Holds again what an order has held before.
   * @returns false, with nothing held, when somebody else has it meanwhile
   */
  holdAgain(trx: Transaction<Tables>, orderId: number): Promise<boolean>;
  /** What the client gives back can be had by others. */
  takeBack(trx: Transaction<Tables>, orderId: number): Promise<void>;
  /** By when the client must do their part of an order accepted now; null: nothing is left to them. */
  clientDeadline(order: AcceptedOrder, deadlines: OrderDeadlines): RawBuilder<Date> | null;
  /** What is kept of what was paid, in minor units, when the client cancels now; null: nothing ever. */
  readonly cancellationFee:
    | ((trx: Transaction<Tables>, order: PaidOrder) => Promise<number>)
    | null;
  /** The move that payment brings about by itself; null where somebody has to act first. */
  readonly onPaid: OrderAction | null;
}

export interface AcceptedOrder {
  readonly id: number;
  readonly method: OrderMethod;
  /** Nothing is left to pay: it costs nothing, or gift cards and cashback have paid. */
  readonly isPaid: boolean;
}

export interface PaidOrder {
  readonly id: number;
  /** In money, in minor units. */
  readonly total: number;
  /** What has gone back of it already. */
  readonly refunded: number;
  /** What gift cards have paid. */
  readonly gift_spent: number;
  readonly gift_returned: number;
}

export type OrderKinds = Readonly<Record<OrderKind, OrderKindRules>>;

/** What moving an order depends on, beside the order. */
export interface OrderRules {
  readonly kinds: OrderKinds;
  /** No courier is asked any more to bring a locked order, which is about to be rejected. */
  dropDelivery(unit: UnitOfWork<Tables>, order: OrderRow): Promise<void>;
  readonly deadlines: OrderDeadlines;
}
