import { defineEvent } from '../../../platform/events/domain-event.ts';

/** Nothing is sent to an address any more, since for days nothing could be delivered there. */
export const webhookFailed = defineEvent<{
  readonly organizationId: number;
  readonly webhookId: number;
  /** Since when, in milliseconds since 1970. */
  readonly failingSince: number;
}>('webhook-failed');
