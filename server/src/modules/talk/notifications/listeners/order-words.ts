import type { NotificationTypeOf } from '@karavan/shared-api/contract/notification-types';
import type { OrderKind, OrderMethod } from '@karavan/shared-api/contract/order-states';
import type { OrganizationPermission } from '@karavan/shared-api/contract/permissions';
import { RENTAL_WORDS } from './rentals.ts';
import { TICKET_WORDS } from './tickets.ts';

/** What notifications call the steps of an order of one kind. */
export interface OrderWords {
  /** Null where nobody has to answer. */
  readonly placed: NotificationTypeOf<'orders'> | null;
  readonly accepted: NotificationTypeOf<'orders'>;
  readonly rejected: NotificationTypeOf<'orders'>;
  readonly cancelled: NotificationTypeOf<'orders'>;
  readonly paid: NotificationTypeOf<'payments'>;
  /** Null where the client is told of what the payment has brought about. */
  readonly paidForClient: NotificationTypeOf<'payments'> | null;
  /** Whether the request shows the item that is ordered. */
  readonly showsItem: boolean;
  /** Who of the staff is told. */
  readonly staff: OrganizationPermission;
}

const PRODUCT_WORDS: OrderWords = {
  placed: 'order',
  accepted: 'order_accepted_for_client',
  rejected: 'order_rejected_for_client',
  cancelled: 'order_rejected',
  paid: 'order_payment',
  paidForClient: 'order_payment_for_client',
  showsItem: false,
  staff: 'can_manage_orders',
};

const ONLINE_PRODUCT_WORDS: OrderWords = {
  ...PRODUCT_WORDS,
  placed: 'online_order',
  accepted: 'online_order_accepted_for_client',
  rejected: 'online_order_rejected_for_client',
  cancelled: 'online_order_rejected',
};

const WORDS: Readonly<Record<OrderKind, (isOnline: boolean) => OrderWords>> = {
  product: (isOnline) => (isOnline ? ONLINE_PRODUCT_WORDS : PRODUCT_WORDS),
  rent: () => RENTAL_WORDS,
  ticket: TICKET_WORDS,
};

interface OrderFace {
  readonly kind: OrderKind;
  readonly method: OrderMethod;
}

export const wordsFor = ({ kind, method }: OrderFace): OrderWords =>
  WORDS[kind](method === 'online_payment');
