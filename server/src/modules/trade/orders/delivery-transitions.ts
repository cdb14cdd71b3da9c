import type { DeliveryStatus } from '@karavan/shared-api/contract/order-states';
import type { OrganizationPermission } from '@karavan/shared-api/contract/permissions';

export interface DeliveryTransition {
  /** Null: nobody has been asked yet. */
  readonly from: readonly (DeliveryStatus | null)[];
  readonly to: DeliveryStatus;
  /** Staff need the permission named; a courier takes what nobody has, and moves what is their own. */
  readonly by: OrganizationPermission | 'any courier' | 'own courier' | 'timer' | 'order';
}

/** The whole state machine of a delivery, and of the order's `delivery_status`, which is that of its last one. */
export const DELIVERY_TRANSITIONS = {
  /** After a courier could not bring it, the staff may ask again: that is another delivery. */
  send: {
    from: [null, 'delivery_status_rejected_by_delivery_service'],
    to: 'delivery_status_set_for_delivery',
    by: 'can_manage_orders',
  },
  take: {
    from: ['delivery_status_set_for_delivery'],
    to: 'delivery_status_taken_for_delivery',
    by: 'any courier',
  },
  complete: {
    from: ['delivery_status_taken_for_delivery'],
    to: 'delivery_status_delivered',
    by: 'own courier',
  },
  reject: {
    from: ['delivery_status_taken_for_delivery'],
    to: 'delivery_status_rejected_by_delivery_service',
    by: 'own courier',
  },
  /** The courier has been dismissed, or does not come; or nobody takes it. */
  take_back: {
    from: ['delivery_status_set_for_delivery', 'delivery_status_taken_for_delivery'],
    to: 'delivery_status_rejected_by_delivery_service',
    by: 'can_manage_orders',
  },
  /** A courier has had it for longer than any way takes. */
  lapse: {
    from: ['delivery_status_taken_for_delivery'],
    to: 'delivery_status_rejected_by_delivery_service',
    by: 'timer',
  },
  /** Its order is rejected while nobody has taken it. */
  drop: {
    from: ['delivery_status_set_for_delivery'],
    to: 'delivery_status_rejected_by_delivery_service',
    by: 'order',
  },
} as const satisfies Readonly<Record<string, DeliveryTransition>>;

export type DeliveryAction = keyof typeof DELIVERY_TRANSITIONS;

/** Whether a delivery can go this way from where it stands. */
export function canDeliveryMove(action: DeliveryAction, status: DeliveryStatus | null): boolean {
  const { from }: DeliveryTransition = DELIVERY_TRANSITIONS[action];
  return from.includes(status);
}
