import { defineEvent } from '../../../platform/events/domain-event.ts';

/** Somebody works for an organization, no longer does, or may do other things there. */
export const memberChanged = defineEvent<{
  readonly organizationId: number;
  readonly userId: number;
}>('member-changed');
