import { z } from 'zod';
import { defineTask } from '../../../platform/jobs/define-task.ts';

/**
 * Sends whatever is due. One run at a time, so that what is about one thing is sent in order; the trigger `queue_webhooks`
 * adds it with the same options.
 */
export const deliverWebhooksTask = defineTask('deliver-webhooks', z.object({}), {
  isSerial: true,
  priority: 3,
  maxAttempts: 1,
});
