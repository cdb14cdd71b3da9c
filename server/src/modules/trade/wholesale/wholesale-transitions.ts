import type { WholesaleStatus } from '@karavan/shared-api/contract/enumerations';

interface WholesaleTransition {
  readonly from: readonly WholesaleStatus[];
  readonly to: WholesaleStatus;
}

/** What becomes of a client's request; asking again after an end is `request` of the operation. */
export const WHOLESALE_TRANSITIONS = {
  confirm: { from: ['requested', 'declined'], to: 'confirmed' },
  decline: { from: ['requested'], to: 'declined' },
  end: { from: ['confirmed'], to: 'ended' },
  withdraw: { from: ['requested', 'confirmed'], to: 'ended' },
} as const satisfies Readonly<Record<string, WholesaleTransition>>;

export type WholesaleAction = keyof typeof WHOLESALE_TRANSITIONS;

/** Where a move leads from a state: null where it does not start there. */
export function nextStatus(
  status: WholesaleStatus,
  action: WholesaleAction,
): WholesaleStatus | null {
  const { from, to }: WholesaleTransition = WHOLESALE_TRANSITIONS[action];
  return from.includes(status) ? to : null;
}
