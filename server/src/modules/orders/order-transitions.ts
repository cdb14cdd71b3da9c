import type { NotificationType } from '../notifications/index.ts';
import type { OrderStatus } from './orders.tables.ts';

/** What becomes of the stock that an order holds. */
export type HoldEffect = 'keep' | 'release' | 'sell';

export interface OrderTransition {
  readonly from: readonly OrderStatus[];
  readonly to: OrderStatus;
  readonly by: 'staff' | 'client';
  readonly hold: HoldEffect;
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
    fulfils: false,
    notification: 'order_accepted_for_client',
  },
  reject: {
    from: ['in_progress', 'accepted'],
    to: 'rejected',
    by: 'staff',
    hold: 'release',
    fulfils: false,
    notification: 'order_rejected_for_client',
  },
  cancel: {
    from: ['in_progress', 'accepted'],
    to: 'rejected',
    by: 'client',
    hold: 'release',
    fulfils: false,
    notification: 'order_rejected',
  },
  hand_over: {
    from: ['accepted'],
    to: 'accepted',
    by: 'staff',
    hold: 'sell',
    fulfils: true,
    notification: null,
  },
} as const satisfies Readonly<Record<string, OrderTransition>>;

export type OrderAction = keyof typeof ORDER_TRANSITIONS;
