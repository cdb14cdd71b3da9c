import type { Kysely } from 'kysely';
import { z } from 'zod';
import { defineTask } from '../../../platform/jobs/define-task.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { deliverWebhooksTask } from './deliver-webhooks-task.ts';
import { takeDue } from './take-due.ts';
import type { WebhooksTables } from './webhooks.tables.ts';

/** By the clock: what waits for its next attempt. What has just happened adds the job itself. */
export const wakeWebhooksTask = defineTask('wake-webhooks', z.object({}), { maxAttempts: 1 });

/** Adds the job where something is due: what the clock starts stands in no queue, and would run beside it. */
export async function wakeWebhooks(db: Kysely<WebhooksTables>): Promise<void> {
  const due = await takeDue(db, { except: [], limit: 1 });
  if (due.length > 0) await addJob(db, deliverWebhooksTask, {});
}
