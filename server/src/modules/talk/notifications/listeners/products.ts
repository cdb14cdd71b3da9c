import type { OrderWords } from './order-words.ts';

const OFFLINE: OrderWords = {
  placed: 'order',
  accepted: 'order_accepted_for_client',
  rejected: 'order_rejected_for_client',
  cancelled: 'order_rejected',
  expired: 'order_expired',
  paid: 'order_payment',
  paidForClient: 'order_payment_for_client',
  showsItem: false,
  staff: 'can_manage_orders',
};

const ONLINE: OrderWords = {
  ...OFFLINE,
  placed: 'online_order',
  accepted: 'online_order_accepted_for_client',
  rejected: 'online_order_rejected_for_client',
  cancelled: 'online_order_rejected',
};

export const PRODUCT_WORDS = (isOnline: boolean): OrderWords => (isOnline ? ONLINE : OFFLINE);
