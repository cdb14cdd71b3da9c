import { defineEvent } from '../../../platform/events/domain-event.ts';

/** A follower has read what an organization has written to them. */
export const broadcastsRead = defineEvent<{
  readonly organizationId: number;
  readonly userId: number;
  readonly broadcastIds: readonly number[];
}>('broadcasts-read');
