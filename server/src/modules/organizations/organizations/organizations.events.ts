import { defineEvent } from '../../../platform/events/domain-event.ts';

/** Somebody follows an organization who did not before. */
export const organizationFollowed = defineEvent<{
  readonly organizationId: number;
  readonly followerId: number;
}>('organization-followed');
