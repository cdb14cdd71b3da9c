import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../database-tables.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { countWithin } from '../../../platform/throttle/throttle.ts';
import { HOUR_SECONDS } from '../../../platform/time/durations.ts';
import { lockWebhook } from './change-webhooks.ts';
import { deliverWebhooksTask } from './deliver-webhooks-task.ts';
import type { OwnWebhook } from './webhooks.queries.ts';

type Trx = Transaction<Tables>;

/** Pings and repetitions of an organization: these are requests to others that cost nobody anything to cause. */
const PER_HOUR = { limit: 60, seconds: HOUR_SECONDS };
/** Of what has failed at once; the rest the next time. */
const REPLAYED_MAX = 1000;

/**
 * Sends a message that means nothing.
 * @throws ApiError `not_found`, `limit_exceeded`
 */
export async function queuePing(trx: Trx, own: OwnWebhook): Promise<void> {
  await lockWebhook(trx, own);
  await limit(trx, own);
  await trx
    .insertInto('webhook_delivery')
    .values({
      webhook_id: own.webhookId,
      event_id: null,
      type: 'webhook.ping',
      subject: `webhook:${own.webhookId}`,
    })
    .execute();
  await addJob(trx, deliverWebhooksTask, {});
}

/**
 * Sends something again that was delivered or has failed, or all that has failed. Answers how many that are.
 * @throws ApiError `not_found`, also for what waits anyway; `conflict` where nothing is sent; `limit_exceeded`
 */
export async function replay(
  trx: Trx,
  own: OwnWebhook,
  deliveryId: number | null,
): Promise<number> {
  const { state } = await lockWebhook(trx, own);
  if (state !== 'active') throw new ApiError('conflict');
  await limit(trx, own);
  const wanted =
    deliveryId === null ? sql`state = 'failed'` : sql`id = ${deliveryId} and state <> 'waiting'`;
  const { numAffectedRows = 0n } = await sql`
    update webhook_delivery
    set state = 'waiting', attempts = 0, next_at = now(), finished_at = null
    where id in (
      select id from webhook_delivery
      where webhook_id = ${own.webhookId} and ${wanted}
      order by id limit ${REPLAYED_MAX} for update)`.execute(trx);
  if (deliveryId !== null && numAffectedRows === 0n) throw new ApiError('not_found');
  await addJob(trx, deliverWebhooksTask, {});
  return Number(numAffectedRows);
}

async function limit(trx: Trx, { organizationId }: OwnWebhook): Promise<void> {
  if (!(await countWithin(trx, `webhooks ${organizationId}`, PER_HOUR))) {
    throw new ApiError('limit_exceeded');
  }
}
