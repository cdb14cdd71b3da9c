import type { GiftKind } from '@karavan/shared-api/contract/gift-states';
import { defineEvent } from '../../../platform/events/domain-event.ts';

/** Staff have corrected what is on a card that somebody holds. */
export const giftCorrected = defineEvent<{
  readonly entryId: number;
  readonly organizationId: number;
  readonly kind: GiftKind;
  readonly holderId: number;
  readonly actorId: number;
  /** What is on it now, in minor units. */
  readonly balance: number;
  readonly currency: string;
}>('gift-corrected');
