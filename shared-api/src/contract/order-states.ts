import { z } from 'zod/mini';

/** What an order is for; resumes cannot be ordered. */
export const OrderKind = z.enum(['product', 'rent', 'ticket']);
export type OrderKind = z.output<typeof OrderKind>;

export const OrderStatus = z.enum(['in_progress', 'accepted', 'rejected']);
export type OrderStatus = z.output<typeof OrderStatus>;

export const PaymentStatus = z.enum(['in_progress', 'accepted', 'rejected', 'refunded']);
export type PaymentStatus = z.output<typeof PaymentStatus>;

export const OrderMethod = z.enum([
  'cart_checkout',
  'self_pickup',
  'cash_courier',
  'online_payment',
]);
export type OrderMethod = z.output<typeof OrderMethod>;

/**
 * What the staff have to do next with an order that is not over: answer it, hand it over to the
 * client, wait for the money, call a courier, or wait for the courier.
 */
export const OrderStage = z.enum(['new', 'collect', 'pay', 'send', 'on_the_way']);
export type OrderStage = z.output<typeof OrderStage>;

/** Why an order was rejected. */
export const RejectionReason = z.enum([
  'cancelled_by_client',
  'rejected_by_organization',
  'out_of_stock',
  'expired',
]);

export type RejectionReason = z.output<typeof RejectionReason>;

/** Who pays the delivery service. */
export const DeliveryPayer = z.enum(['organization', 'client']);
export type DeliveryPayer = z.output<typeof DeliveryPayer>;

export const DeliveryStatus = z.enum([
  'delivery_status_set_for_delivery',
  'delivery_status_taken_for_delivery',
  'delivery_status_rejected_by_delivery_service',
  'delivery_status_delivered',
]);
export type DeliveryStatus = z.output<typeof DeliveryStatus>;
