import type { PartnershipStatus } from '@karavan/shared-api/contract/partners';
import { defineEvent } from '../../../platform/events/domain-event.ts';
import type { PartnershipAction } from './partnership-transitions.ts';

/** An organization has asked another one, or their partnership has gone along a row of its table. */
export const partnershipMoved = defineEvent<{
  /** Whose staff has acted. */
  readonly organizationId: number;
  readonly actorId: number;
  readonly partnershipId: number;
  readonly requesterId: number;
  readonly recipientId: number;
  readonly action: PartnershipAction | 'request';
  /** Null for a request. */
  readonly from: PartnershipStatus | null;
  readonly to: PartnershipStatus;
}>('partnership-moved');
