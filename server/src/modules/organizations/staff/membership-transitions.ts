import type { MembershipStatus } from '@karavan/shared-api/contract/membership-states';

/** Who moves a membership: whose it is, somebody else of the staff, or the clock. */
type Mover = 'person' | 'staff' | 'clock';

interface MembershipTransition {
  readonly from: MembershipStatus;
  readonly to: MembershipStatus;
  readonly by: Mover;
}

/** The whole state machine of a membership, from the invitation on. Nothing leads out of its ends. */
export const MEMBERSHIP_TRANSITIONS = {
  accept: { from: 'invited', to: 'working', by: 'person' },
  decline: { from: 'invited', to: 'declined', by: 'person' },
  withdraw: { from: 'invited', to: 'withdrawn', by: 'staff' },
  expire: { from: 'invited', to: 'expired', by: 'clock' },
  quit: { from: 'working', to: 'quit', by: 'person' },
  dismiss: { from: 'working', to: 'dismissed', by: 'staff' },
} as const satisfies Readonly<Record<string, MembershipTransition>>;

export type MembershipAction = keyof typeof MEMBERSHIP_TRANSITIONS;
