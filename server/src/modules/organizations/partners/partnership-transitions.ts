import type { NotificationType } from '@karavan/shared-api/contract/notification-types';
import type { PartnershipStatus } from '@karavan/shared-api/contract/partners';

/** Which of the two an organization is. */
export type Side = 'requester' | 'recipient';

interface Told {
  /** What each side is told, of the other one. */
  readonly requester: NotificationType;
  readonly recipient: NotificationType;
}

export interface PartnershipTransition {
  readonly from: Readonly<Partial<Record<PartnershipStatus, readonly Side[]>>>;
  readonly to: PartnershipStatus;
  /** Null where the other side is told nothing. */
  readonly told: Told | null;
}

/** The whole state machine of a partnership, from the request on: from where, and by whom. */
export const PARTNERSHIP_TRANSITIONS = {
  accept: {
    from: { requested: ['recipient'] },
    to: 'accepted',
    told: { requester: 'partnership_accepted', recipient: 'partnership_accepted_recipient' },
  },
  decline: {
    from: { requested: ['recipient'] },
    to: 'declined',
    told: { requester: 'partnership_declined', recipient: 'partnership_declined_recipient' },
  },
  end: {
    from: { requested: ['requester'], accepted: ['requester', 'recipient'] },
    to: 'ended',
    told: null,
  },
} as const satisfies Readonly<Record<string, PartnershipTransition>>;

export type PartnershipAction = keyof typeof PARTNERSHIP_TRANSITIONS;
