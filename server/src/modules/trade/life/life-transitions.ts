import type { LifeAction, LifeState } from '@karavan/shared-api/contract/life-states';

interface LifeTransition {
  readonly from: readonly LifeState[];
  readonly to: LifeState;
  readonly by: 'owner' | 'timer';
}

/**
 * The whole state machine of an organization; the database keeps to it as well.
 *
 *     active -> announced -> closing -> deactivated -> active
 */
export const LIFE_TRANSITIONS = {
  announce: { from: ['active'], to: 'announced', by: 'owner' },
  take_back: { from: ['announced'], to: 'active', by: 'owner' },
  /** At once, where nobody has cashback left. */
  close: { from: ['active', 'announced'], to: 'closing', by: 'owner' },
  /** The announced day has come. */
  fall_due: { from: ['announced'], to: 'closing', by: 'timer' },
  /** Nothing is open any more. */
  end: { from: ['closing'], to: 'deactivated', by: 'timer' },
  reopen: { from: ['deactivated'], to: 'active', by: 'owner' },
} as const satisfies Readonly<Record<LifeAction, LifeTransition>>;

export const canLifeMove = (action: LifeAction, state: LifeState): boolean => {
  const { from }: LifeTransition = LIFE_TRANSITIONS[action];
  return from.includes(state);
};
