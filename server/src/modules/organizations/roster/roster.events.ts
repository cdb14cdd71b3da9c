import { defineEvent } from '../../../platform/events/domain-event.ts';

/** Shifts of somebody were planned, moved or taken back, and the one who did it has paused. */
export const rosterChanged = defineEvent<{
  readonly organizationId: number;
  readonly membershipId: number;
  readonly userId: number;
  /** Of the last of the changes, in milliseconds since 1970. */
  readonly changedAt: number;
}>('roster-changed');
