import { Gauge, type Registry } from 'prom-client';
import type { WakeUp } from '../realtime/wake-up.ts';

const ASK_EVERY_MS = 10_000;

/**
 * How long a wake-up is under way: the process wakes itself by the way that wakes all others.
 * @returns ends it
 */
export function measureWakeUps(
  registry: Registry,
  wakeUp: Pick<WakeUp, 'announce' | 'onWake'>,
  askEveryMs = ASK_EVERY_MS,
): () => void {
  const key = `lag:${crypto.randomUUID()}`;
  let sentAt: number | undefined;
  let lagMs = 0;
  wakeUp.onWake((heard) => {
    if (heard !== key || sentAt === undefined) return;
    lagMs = performance.now() - sentAt;
    sentAt = undefined;
  });
  const timer = setInterval(() => {
    // One that has not come yet is waited for.
    sentAt ??= performance.now();
    wakeUp.announce(key);
  }, askEveryMs);
  timer.unref();
  const lag = new Gauge({
    name: 'wake_up_lag_seconds',
    help: 'How long the last wake-up took to come back to this process, or has taken so far',
    registers: [registry],
    collect() {
      const soFar = sentAt === undefined ? 0 : performance.now() - sentAt;
      lag.set(Math.max(lagMs, soFar) / 1000);
    },
  });
  return () => clearInterval(timer);
}
