import { defineEvent } from '../events/domain-event.ts';

/** Somebody has signed out, or sessions of theirs were ended. */
export const sessionEnded = defineEvent<{
  readonly organizationId: null;
  readonly userId: number;
}>('session-ended');
