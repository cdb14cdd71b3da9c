import type { HandOverStatus } from '@karavan/shared-api/contract/delivery-cash';

export interface HandOverTransition {
  readonly from: readonly HandOverStatus[];
  readonly to: HandOverStatus;
}

/** The state machine of a hand-over; the courier begins it as `declared`. */
export const HAND_OVER_TRANSITIONS = {
  /** By the service: it has got what was declared. */
  confirm: { from: ['declared', 'disputed'], to: 'confirmed' },
  /** By the service: it has counted less. */
  dispute: { from: ['declared'], to: 'disputed' },
  /** By the courier: the service has counted right. */
  agree: { from: ['disputed'], to: 'confirmed' },
  /** By the courier. */
  withdraw: { from: ['declared', 'disputed'], to: 'withdrawn' },
} as const satisfies Readonly<Record<string, HandOverTransition>>;

export type HandOverAction = keyof typeof HAND_OVER_TRANSITIONS;
