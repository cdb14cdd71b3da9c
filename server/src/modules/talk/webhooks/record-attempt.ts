import { sql, type Transaction } from 'kysely';
import type { WebhookDeliveryState } from '@karavan/shared-api/contract/webhooks';
import { DAY_MS } from '../../../platform/time/durations.ts';
import { giveUp } from './change-webhooks.ts';
import { nextTry } from './retry-schedule.ts';
import type { DeliveryParts, Outcome } from './send-delivery.ts';
import type { DueDelivery } from './take-due.ts';
import { webhookFailed } from './webhooks.events.ts';
import type { WebhooksTables } from './webhooks.tables.ts';

/** A webhook where nothing could be delivered for so long is switched off. */
const PATIENCE_MS = 3 * DAY_MS;
/** By which receivers say that they want nothing any more. */
const GONE = 410;

/** Notes what came of an attempt, and when it is tried next; one that somebody else has noted meanwhile stays. */
export async function recordAttempt(
  { transact }: Pick<DeliveryParts, 'transact'>,
  delivery: DueDelivery,
  outcome: Outcome,
): Promise<void> {
  const { status } = outcome;
  const isDelivered = status !== null && status >= 200 && status < 300;
  await transact(async ({ trx, emit }) => {
    // The webhook before what is sent to it, as whoever changes it.
    const webhook = await trx
      .selectFrom('webhook')
      .select(['state', 'url', 'failing_since'])
      .where('id', '=', delivery.webhook_id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!webhook || !(await move(trx, delivery, isDelivered))) return;
    await trx
      .insertInto('webhook_attempt')
      .values({
        delivery_id: delivery.id,
        status,
        problem: outcome.problem,
        duration_ms: outcome.durationMs,
        excerpt: outcome.excerpt,
      })
      .execute();
    // What an address does that it no longer has says nothing of it.
    if (webhook.state !== 'active' || webhook.url !== delivery.url) return;
    const now = new Date();
    const failingSince = isDelivered ? null : (webhook.failing_since ?? now);
    const isHopeless =
      failingSince !== null &&
      (status === GONE || now.getTime() - failingSince.getTime() >= PATIENCE_MS);
    await trx
      .updateTable('webhook')
      .set({ failing_since: failingSince, ...(isHopeless && { state: 'failed' }) })
      .where('id', '=', delivery.webhook_id)
      .execute();
    if (!isHopeless) return;
    await giveUp(trx, delivery.webhook_id);
    emit(
      webhookFailed({
        organizationId: delivery.organization_id,
        webhookId: delivery.webhook_id,
        failingSince: failingSince.getTime(),
      }),
    );
  });
}

/** Answers whether it has, or was moved by somebody else meanwhile. */
async function move(
  trx: Transaction<WebhooksTables>,
  { id, type, attempts }: DueDelivery,
  isDelivered: boolean,
): Promise<boolean> {
  // Whoever sends a ping looks at what comes of it, and sends another one.
  const wait = isDelivered || type === 'webhook.ping' ? null : nextTry(attempts + 1, Math.random());
  const state: WebhookDeliveryState = isDelivered
    ? 'delivered'
    : wait === null
      ? 'failed'
      : 'waiting';
  const { numUpdatedRows } = await trx
    .updateTable('webhook_delivery')
    .set({
      state,
      attempts: attempts + 1,
      ...(wait === null
        ? { finished_at: sql<Date>`now()` }
        : { next_at: sql<Date>`now() + make_interval(secs => ${wait / 1000})` }),
    })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('attempts', '=', attempts)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
