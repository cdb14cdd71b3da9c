import type {
  ReviewDecision,
  Visibility,
  VisibilityState,
} from '@karavan/shared-api/contract/visibility';

interface Transition {
  readonly from: readonly VisibilityState[];
  readonly to: VisibilityState;
  readonly by: 'owner' | 'operator';
}

/** How an organization stops being found, and is found again. It is listed in the state `normal` alone. */
export const VISIBILITY_TRANSITIONS = {
  limit: { from: ['normal'], to: 'limited', by: 'operator' },
  request_review: { from: ['limited'], to: 'review_requested', by: 'owner' },
  /** A new review has to wait for a while. */
  keep: { from: ['review_requested'], to: 'limited', by: 'operator' },
  lift: { from: ['limited', 'review_requested'], to: 'normal', by: 'operator' },
} as const satisfies Readonly<Record<string, Transition>>;

export type VisibilityAction = keyof typeof VISIBILITY_TRANSITIONS;

export function canVisibilityMove(action: VisibilityAction, state: VisibilityState): boolean {
  const { from }: Transition = VISIBILITY_TRANSITIONS[action];
  return from.includes(state);
}

const DECISIONS = ['lift', 'keep'] as const satisfies readonly ReviewDecision[];

export const reviewDecisionsFor = (state: VisibilityState): ReviewDecision[] =>
  DECISIONS.filter((decision) => canVisibilityMove(decision, state));

/** Why a review cannot be asked for now; null when it can. */
export function whyNoReview(
  state: VisibilityState,
  reviewAfter: Date | null,
  now: Date,
): Visibility['refusal'] {
  if (state === 'normal') return 'not_limited';
  if (state === 'review_requested') return 'under_review';
  return reviewAfter !== null && reviewAfter > now ? 'too_early' : null;
}
