import type { NotificationType } from '../notifications/index.ts';
import type { OrderStatus } from './orders.tables.ts';

type RejectionReason = 'cancelled_by_client' | 'rejected_by_organization' | 'expired';

/** What becomes of the stock that an order holds. */
export type HoldEffect = 'keep' | 'release' | 'sell';

export interface OrderTransition {
  readonly from: readonly OrderStatus[];
  readonly to: OrderStatus;
  readonly by: 'staff' | 'client' | 'timer';
  readonly hold: HoldEffect;
  /** Why it is rejected. */
  readonly reason: RejectionReason | null;
  /** The order is over: goods and money have changed hands. */
  readonly fulfils: boolean;
  /** What the other side is told; null when they stand there themselves. */
  readonly notification: NotificationType | null;
}

/** The whole state machine of an order. None of it applies once an order has been handed over. */
export const ORDER_TRANSITIONS = {
  accept: {
    from: ['in_progress'],
    to: 'accepted',
    by: 'staff',
    hold: 'keep',
    reason: null,
    fulfils: false,
    notification: 'order_accepted_for_client',
  },
  reject: {
    from: ['in_progress', 'accepted'],
    to: 'rejected',
    by: 'staff',
    hold: 'release',
    reason: 'rejected_by_organization',
    fulfils: false,
    notification: 'order_rejected_for_client',
  },
  cancel: {
    from: ['in_progress', 'accepted'],
    to: 'rejected',
    by: 'client',
    hold: 'release',
    reason: 'cancelled_by_client',
    fulfils: false,
    notification: 'order_rejected',
  },
  /** Nobody has answered, or nobody has come, before the deadline. */
  expire: {
    from: ['in_progress', 'accepted'],
    to: 'rejected',
    by: 'timer',
    hold: 'release',
    reason: 'expired',
    fulfils: false,
    notification: 'order_rejected_for_client',
  },
  hand_over: {
    from: ['accepted'],
    to: 'accepted',
    by: 'staff',
    hold: 'sell',
    reason: null,
    fulfils: true,
    notification: null,
  },
} as const satisfies Readonly<Record<string, OrderTransition>>;

export type OrderAction = keyof typeof ORDER_TRANSITIONS;
