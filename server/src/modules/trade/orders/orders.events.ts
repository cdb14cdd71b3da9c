import type {
  OrderKind,
  OrderMethod,
  OrderStatus,
  RejectionReason,
} from '@karavan/shared-api/contract/order-states';
import { defineEvent } from '../../../platform/events/domain-event.ts';
import type { OrderAction } from './order-transitions.ts';
import type { PaymentAction } from './payment-transitions.ts';

/** An order as every event tells it; sums are minor units. */
export interface OrderFacts {
  readonly organizationId: number;
  readonly orderId: number;
  readonly clientId: number;
  readonly kind: OrderKind;
  readonly method: OrderMethod;
  readonly total: number;
  readonly currency: string;
  /** What the goods cost without the card, and its part of that in hundredths of a percent. */
  readonly goods: number;
  readonly basisPoints: number;
  /** What is paid with cashback. */
  readonly cashbackSpent: number;
  /** What gift cards have paid; `total` is the rest. */
  readonly giftSpent: number;
  /** Who of the staff has accepted or sold it. */
  readonly cashierId: number | null;
}

/** A client has ordered, by whatever way. */
export const orderPlaced = defineEvent<OrderFacts & { readonly itemIds: readonly number[] }>(
  'order-placed',
);

/** An order has gone along a row of its transition table. */
export const orderMoved = defineEvent<
  OrderFacts & {
    readonly action: OrderAction;
    /** Who has pressed; null for the clock, and where a payment or courier has moved it. */
    readonly actorId: number | null;
    readonly from: OrderStatus;
    readonly to: OrderStatus;
    /** Why it is rejected. */
    readonly reason: RejectionReason | null;
    /** Goods and money have changed hands with this move. */
    readonly isFulfilled: boolean;
    /** What the client has been credited with, in minor units. */
    readonly cashbackEarned: number;
  }
>('order-moved');

/** An order is paid for. */
export const paymentSettled = defineEvent<OrderFacts & { readonly action: PaymentAction }>(
  'payment-settled',
);

/** The money for an order goes back. */
export const paymentRefunded = defineEvent<
  OrderFacts & {
    readonly action: PaymentAction;
    /** What goes back, in minor units: less than the total where it was cancelled late. */
    readonly refunded: number;
    /** What goes back to gift cards besides, in minor units. */
    readonly giftReturned: number;
  }
>('payment-refunded');

interface OrderRow {
  readonly id: number;
  readonly organization_id: number;
  readonly client_id: number;
  readonly kind: OrderKind;
  readonly method: OrderMethod;
  readonly total: number;
  readonly currency: string;
  readonly goods: number;
  readonly basis_points: number;
  readonly cashback_spent: number;
  readonly gift_spent: number;
  readonly cashier_id: number | null;
}

export function factsOf(order: OrderRow): OrderFacts {
  const { id, organization_id, client_id, kind, method, total, currency } = order;
  return {
    organizationId: organization_id,
    orderId: id,
    clientId: client_id,
    kind,
    method,
    total,
    currency,
    goods: order.goods,
    basisPoints: order.basis_points,
    cashbackSpent: order.cashback_spent,
    giftSpent: order.gift_spent,
    cashierId: order.cashier_id,
  };
}
