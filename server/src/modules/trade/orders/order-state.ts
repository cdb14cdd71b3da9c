import type {
  DeliveryStatus,
  OrderKind,
  OrderMethod,
  OrderStatus,
  PaymentStatus,
} from '@karavan/shared-api/contract/order-states';

/** Of an order, what decides where it can go. */
export interface OrderState {
  readonly kind: OrderKind;
  readonly status: OrderStatus;
  readonly payment_status: PaymentStatus | null;
  readonly delivery_status: DeliveryStatus | null;
  /** A courier has its goods and could not bring them. */
  readonly goods_out: boolean;
  readonly method: OrderMethod;
  readonly address: string | null;
  readonly fulfilled_at: Date | null;
  readonly reason: string | null;
  /** Minor units. */
  readonly total: number;
  readonly cashback_spent: number;
  readonly gift_spent: number;
}
