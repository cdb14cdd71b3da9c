import type { DeliveryStatus } from '@karavan/shared-api/contract/order-states';

interface DeliveryTransition {
  readonly from: DeliveryStatus;
  readonly to: DeliveryStatus;
  /** Nobody has it yet, or it is this courier's own. */
  readonly courier: 'nobody' | 'own';
}

/** The whole state machine of a delivery, from when the staff has set it. All moves are the courier's. */
export const DELIVERY_TRANSITIONS = {
  take: {
    from: 'delivery_status_set_for_delivery',
    to: 'delivery_status_taken_for_delivery',
    courier: 'nobody',
  },
  complete: {
    from: 'delivery_status_taken_for_delivery',
    to: 'delivery_status_delivered',
    courier: 'own',
  },
  /** The staff may set it again: a new attempt. */
  reject: {
    from: 'delivery_status_taken_for_delivery',
    to: 'delivery_status_rejected_by_delivery_service',
    courier: 'own',
  },
} as const satisfies Readonly<Record<string, DeliveryTransition>>;

export type DeliveryAction = keyof typeof DELIVERY_TRANSITIONS;
