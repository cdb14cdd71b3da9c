import { defineEvent } from '../../../platform/events/domain-event.ts';
import type { TransferAction } from './transfer-transitions.ts';

/** An organization was offered to somebody, or the offer has come to one of its ends. */
export const transferMoved = defineEvent<{
  readonly organizationId: number;
  readonly transferId: number;
  readonly ownerId: number;
  readonly recipientId: number;
  /** Null for the clock and the product. */
  readonly actorId: number | null;
  readonly action: TransferAction | 'offer';
}>('transfer-moved');
