import { z } from 'zod/mini';
import {
  DELIVERY_PAYERS,
  DELIVERY_STATUSES,
  ORDER_STATUSES,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
} from './enumerations.ts';

/** What an order is for; resumes cannot be ordered. */
export const OrderKind = z.enum(['product', 'rent', 'ticket']);
export type OrderKind = z.output<typeof OrderKind>;

export const OrderStatus = z.enum(ORDER_STATUSES);
export type OrderStatus = z.output<typeof OrderStatus>;

export const PaymentStatus = z.enum(PAYMENT_STATUSES);
export type PaymentStatus = z.output<typeof PaymentStatus>;

export const OrderMethod = z.enum(PAYMENT_METHODS);
export type OrderMethod = z.output<typeof OrderMethod>;

/**
 * What the staff have to do next with an order that is not over: answer it, hand it over to the
 * client, wait for the money, call a courier, or wait for the courier.
 */
export const OrderStage = z.enum(['new', 'collect', 'pay', 'send', 'on_the_way']);
export type OrderStage = z.output<typeof OrderStage>;

/** Where an order stands for its client: under way, sold, or not to be. */
export const ReceiptState = z.enum(['open', 'done', 'rejected']);
export type ReceiptState = z.output<typeof ReceiptState>;

/** Why an order was rejected. */
export const RejectionReason = z.enum([
  'cancelled_by_client',
  'rejected_by_organization',
  'out_of_stock',
  'expired',
]);

export type RejectionReason = z.output<typeof RejectionReason>;

/** Who pays the delivery service. */
export const DeliveryPayer = z.enum(DELIVERY_PAYERS);
export type DeliveryPayer = z.output<typeof DeliveryPayer>;

export const DeliveryStatus = z.enum(DELIVERY_STATUSES);
export type DeliveryStatus = z.output<typeof DeliveryStatus>;
