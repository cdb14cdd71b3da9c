import {
  WEBHOOK_PAYLOAD_VERSION,
  type WebhookData,
  type WebhookPayload,
  type WebhookType,
} from '@karavan/shared-api/contract/webhook-events';
import type { EventType } from '../../../platform/events/domain-event.ts';
import { presentMoney } from '../../../platform/money/present-money.ts';
import type { stockFell } from '../../catalog/items/index.ts';
import type { deliveryMoved } from '../../trade/delivery/index.ts';
import type {
  OrderFacts,
  orderMoved,
  orderPlaced,
  paymentRefunded,
  paymentSettled,
} from '../../trade/orders/index.ts';
import type { rentalReturned } from '../../trade/rentals/index.ts';
import type { ticketActivated } from '../../trade/tickets/index.ts';

type DataOf<T> = T extends EventType<infer Data> ? Data : never;

const orderOf = ({ orderId, kind, method, total, giftSpent, currency }: OrderFacts) => ({
  order_id: orderId,
  kind,
  method,
  total: presentMoney(total, currency),
  ...(giftSpent > 0 && { gift_spent: presentMoney(giftSpent, currency) }),
});

/**
 * What others are told of a domain event: less than the modules tell each other, and stable. People are not
 * in it.
 */
const WRITERS = {
  'order.placed': (data: DataOf<typeof orderPlaced>) => ({
    ...orderOf(data),
    item_ids: [...data.itemIds],
  }),
  'order.changed': (data: DataOf<typeof orderMoved>) => ({
    ...orderOf(data),
    from: data.from,
    to: data.to,
    action: data.action,
    reason: data.reason,
    is_fulfilled: data.isFulfilled,
  }),
  'payment.settled': (data: DataOf<typeof paymentSettled>) => orderOf(data),
  'payment.refunded': (data: DataOf<typeof paymentRefunded>) => ({
    ...orderOf(data),
    refunded: presentMoney(data.refunded, data.currency),
    ...(data.giftReturned > 0 && {
      gift_returned: presentMoney(data.giftReturned, data.currency),
    }),
  }),
  'delivery.changed': (data: DataOf<typeof deliveryMoved>) => ({
    order_id: data.orderId,
    delivery_id: data.deliveryId,
    from: data.from,
    to: data.to,
    action: data.action,
  }),
  'rental.returned': (data: DataOf<typeof rentalReturned>) => ({ order_id: data.orderId }),
  'ticket.admitted': (data: DataOf<typeof ticketActivated>) => ({
    order_id: data.orderId,
    ticket_id: data.ticketId,
    item_id: data.itemId,
  }),
  'stock.low': (data: DataOf<typeof stockFell>) => ({ item_id: data.itemId, size_id: data.sizeId }),
  'webhook.ping': (data: { readonly webhookId: number }) => ({ webhook_id: data.webhookId }),
} as const satisfies { [Type in WebhookType]: (data: never) => WebhookData<Type> };

interface Happened {
  readonly type: WebhookType;
  readonly organizationId: number;
  /** Of the domain event of the type, as it was stored. */
  readonly data: object;
  readonly at: Date;
}

/** The body of a message; the same text for every attempt. */
export function writePayload({ type, organizationId, data, at }: Happened): string {
  const payload: WebhookPayload = {
    type,
    version: WEBHOOK_PAYLOAD_VERSION,
    timestamp: at.toISOString(),
    organization_id: organizationId,
    data: WRITERS[type](data as never),
  };
  return JSON.stringify(payload);
}
