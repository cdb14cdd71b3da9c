import type { NotificationType } from '@karavan/shared-api/contract/notification-types';
import type { OrderKind, OrderMethod } from '@karavan/shared-api/contract/order-states';
import type { OrganizationPermission } from '@karavan/shared-api/contract/permissions';

interface NotedOrder {
  readonly kind: OrderKind;
  readonly method: OrderMethod;
}

type Others = Partial<Record<NotificationType, NotificationType>>;

const RENTAL: Others = {
  order: 'rental',
  order_accepted_for_client: 'rental_accepted_for_client',
  order_rejected_for_client: 'rental_rejected_for_client',
  order_rejected: 'rental_rejected',
  order_payment: 'rental_payment',
  order_payment_for_client: 'rental_payment_for_client',
};

const ONLINE: Others = {
  order: 'online_order',
  order_accepted_for_client: 'online_order_accepted_for_client',
  order_rejected_for_client: 'online_order_rejected_for_client',
  order_rejected: 'online_order_rejected',
};

/** What is told of an order of goods, as it is told of this one: a rental, and what is paid online, have types of their own. */
export function noticeOf<Type extends NotificationType | null>(
  type: Type,
  { kind, method }: NotedOrder,
): NotificationType | Type {
  if (type === null) return type;
  if (kind === 'rent') return RENTAL[type] ?? type;
  return (method === 'online_payment' && ONLINE[type]) || type;
}

/** Who of the staff deals with it. */
export function staffOf({ kind }: NotedOrder): OrganizationPermission {
  return kind === 'product' ? 'can_manage_orders' : 'can_manage_rentals_events';
}
