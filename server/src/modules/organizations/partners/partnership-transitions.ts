import type { PartnershipStatus } from '@karavan/shared-api/contract/partners';

/** Which of the two an organization is. */
export type Side = 'requester' | 'recipient';

export interface PartnershipTransition {
  readonly from: Readonly<Partial<Record<PartnershipStatus, readonly Side[]>>>;
  readonly to: PartnershipStatus;
}

/** The whole state machine of a partnership, from the request on: from where, and by whom. */
export const PARTNERSHIP_TRANSITIONS = {
  accept: {
    from: { requested: ['recipient'] },
    to: 'accepted',
  },
  decline: {
    from: { requested: ['recipient'] },
    to: 'declined',
  },
  end: {
    from: { requested: ['requester'], accepted: ['requester', 'recipient'] },
    to: 'ended',
  },
} as const satisfies Readonly<Record<string, PartnershipTransition>>;

export type PartnershipAction = keyof typeof PARTNERSHIP_TRANSITIONS;
