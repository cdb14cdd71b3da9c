import { setTimeout as sleep } from 'node:timers/promises';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { deliverWebhooksTask } from './deliver-webhooks-task.ts';
import { recordAttempt } from './record-attempt.ts';
import { sendDelivery, type DeliveryParts } from './send-delivery.ts';
import { takeDue, type DueDelivery } from './take-due.ts';

/** Requests at the same time, one for each webhook: a slow one holds up only itself. */
const AT_ONCE = 16;
/**
 * How long one run begins requests, in milliseconds; the next one is a job of its own. A process that is told to stop
 * waits for it, and for the last answer.
 */
export const RUN_MS = 10_000;
/** How often a run looks for what has come meanwhile, in milliseconds. */
const LOOK_MS = 500;

/**
 * Sends what is due, to each webhook one thing after the other. What a killed process has sent without noting it is sent
 * again under the same id.
 * @throws AggregateError of what has failed here; what fails over there is noted
 */
export async function deliverWebhooks(
  parts: DeliveryParts,
  { runMs = RUN_MS } = {},
): Promise<void> {
  const busy = new Set<number>();
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const end = performance.now() + runMs;

  async function work(delivery: DueDelivery): Promise<void> {
    try {
      const outcome = await sendDelivery(parts, delivery);
      await recordAttempt(parts, delivery, outcome);
      busy.delete(delivery.webhook_id);
    } catch (error) {
      // It stays busy: this run would take the same one again and again.
      failures.push(error);
    }
  }

  for (;;) {
    const isOver = performance.now() > end;
    const room = AT_ONCE - running.size;
    const due =
      isOver || room === 0 ? [] : await takeDue(parts.db, { except: [...busy], limit: room });
    for (const delivery of due) {
      busy.add(delivery.webhook_id);
      const run = work(delivery).finally(() => running.delete(run));
      running.add(run);
    }
    if (running.size > 0) await firstOf(running, LOOK_MS);
    else if (!isOver) break;
    else {
      await addJob(parts.db, deliverWebhooksTask, {});
      break;
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} failed`);
}

async function firstOf(running: Iterable<Promise<void>>, ms: number): Promise<void> {
  const enough = new AbortController();
  const timer = sleep(ms, undefined, { signal: enough.signal }).catch(() => undefined);
  await Promise.race([...running, timer]);
  enough.abort();
}
