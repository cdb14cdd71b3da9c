import { z } from 'zod/mini';
import { Id, Money } from './common.ts';
import {
  DeliveryStatus,
  OrderKind,
  OrderMethod,
  OrderStatus,
  RejectionReason,
} from './order-states.ts';

/** What an organization can be told of at an address of its own, in the order in which it is offered. */
export const WEBHOOK_EVENTS = [
  'order.placed',
  'order.changed',
  'payment.settled',
  'payment.refunded',
  'delivery.changed',
  'rental.returned',
  'ticket.admitted',
  'stock.low',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** These, and what tells whether an address can be reached at all. */
export const WEBHOOK_TYPES = [...WEBHOOK_EVENTS, 'webhook.ping'] as const;
export type WebhookType = (typeof WEBHOOK_TYPES)[number];

/** Rises when a payload changes so that receivers have to; what is only added does not raise it. */
export const WEBHOOK_PAYLOAD_VERSION = 1;

const order = {
  order_id: Id,
  kind: OrderKind,
  method: OrderMethod,
  /** In money. */
  total: Money,
  /** What gift cards have paid besides; absent where that is nothing. */
  gift_spent: z.optional(Money),
};

/**
 * `data` of each type: ids, states and sums, and nothing about people. What has become of a thing meanwhile
 * is read from the API.
 */
export const WEBHOOK_DATA = {
  'order.placed': z.object({ ...order, item_ids: z.array(Id) }),
  'order.changed': z.object({
    ...order,
    from: OrderStatus,
    to: OrderStatus,
    /** What was done, as in the history of the order. */
    action: z.string(),
    /** Why it was rejected; null otherwise. */
    reason: z.nullable(RejectionReason),
    /** Goods and money have changed hands with it. */
    is_fulfilled: z.boolean(),
  }),
  'payment.settled': z.object(order),
  'payment.refunded': z.object({
    ...order,
    /** Of the money. */
    refunded: Money,
    /** What has gone back to gift cards; absent where that is nothing. */
    gift_returned: z.optional(Money),
  }),
  'delivery.changed': z.object({
    order_id: Id,
    delivery_id: Id,
    /** Null when a courier is asked for the first time. */
    from: z.nullable(DeliveryStatus),
    to: DeliveryStatus,
    action: z.string(),
  }),
  'rental.returned': z.object({ order_id: Id }),
  'ticket.admitted': z.object({ order_id: Id, ticket_id: Id, item_id: Id }),
  'stock.low': z.object({ item_id: Id, size_id: Id }),
  'webhook.ping': z.object({ webhook_id: Id }),
} as const satisfies Record<WebhookType, z.core.$ZodType>;

export type WebhookData<Type extends WebhookType> = z.output<(typeof WEBHOOK_DATA)[Type]>;

/** What is sent, as JSON; the same for every attempt. */
export interface WebhookPayload<Type extends WebhookType = WebhookType> {
  readonly type: Type;
  readonly version: typeof WEBHOOK_PAYLOAD_VERSION;
  /** When it has happened, ISO 8601. */
  readonly timestamp: string;
  readonly organization_id: number;
  readonly data: WebhookData<Type>;
}
