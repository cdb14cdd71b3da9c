import type { DeliveryStatus } from '@karavan/shared-api/contract/order-states';
import type { NotificationType } from '@karavan/shared-api/contract/notification-types';

interface DeliveryTransition {
  readonly from: DeliveryStatus;
  readonly to: DeliveryStatus;
  /** Nobody has it yet, or it is this courier's own. */
  readonly courier: 'nobody' | 'own';
  readonly tellsClient: NotificationType | null;
  readonly tellsStaff: NotificationType;
}

/** The whole state machine of a delivery, from when the staff has set it. All moves are the courier's. */
export const DELIVERY_TRANSITIONS = {
  take: {
    from: 'delivery_status_set_for_delivery',
    to: 'delivery_status_taken_for_delivery',
    courier: 'nobody',
    tellsClient: 'accepted_by_delivery_for_client',
    tellsStaff: 'accepted_by_delivery_for_organization',
  },
  complete: {
    from: 'delivery_status_taken_for_delivery',
    to: 'delivery_status_delivered',
    courier: 'own',
    tellsClient: 'delivery_delivered_for_client',
    tellsStaff: 'delivery_delivered_for_organization',
  },
  /** The staff may set it again: a new attempt. */
  reject: {
    from: 'delivery_status_taken_for_delivery',
    to: 'delivery_status_rejected_by_delivery_service',
    courier: 'own',
    tellsClient: null,
    tellsStaff: 'rejected_by_delivery_for_organization',
  },
} as const satisfies Readonly<Record<string, DeliveryTransition>>;

export type DeliveryAction = keyof typeof DELIVERY_TRANSITIONS;
