import type { Logger } from 'pino';
import { UnreachableServiceError } from '../env/unreachable-service-error.ts';
import { createKeySender } from './key-sender.ts';
import { createListeners } from './wake-up-listeners.ts';
import { CHANNEL, type WakeUp } from './wake-up.ts';

const RECONNECT_MS = 1000;

/**
 * Over Redis, where many processes would be too much for the database.
 * @throws UnreachableServiceError when it does not answer; later on a lost connection is renewed
 */
export async function createRedisWakeUp(
  url: string,
  log: Pick<Logger, 'info' | 'warn'>,
): Promise<WakeUp> {
  let isStarted = false;
  const reconnectStrategy = (_: number, cause: Error) => (isStarted ? RECONNECT_MS : cause);
  // Seven megabytes that only those need who have named one.
  const { createClient } = await import('redis');
  // What cannot be sent at once is kept by ours, not by the library's own queue.
  const publisher = createClient({ url, socket: { reconnectStrategy }, disableOfflineQueue: true });
  const subscriber = createClient({ url, socket: { reconnectStrategy } });
  for (const client of [publisher, subscriber]) {
    client.on('error', (error: Error) => {
      if (isStarted) log.warn({ reason: error.message }, 'Redis cannot be reached');
    });
    await client.connect().catch((cause: unknown) => {
      throw new UnreachableServiceError('REDIS_URL', cause);
    });
  }
  isStarted = true;
  const sender = createKeySender({
    log,
    onFailure(keys) {
      for (const key of keys) listeners.hear(key);
    },
    send: (keys) => Promise.all(keys.map((key) => publisher.publish(CHANNEL, key))),
  });
  const problem = () =>
    publisher.isReady && subscriber.isReady
      ? sender.problem()
      : 'Redis cannot be reached; open pages are some seconds late.';
  const listeners = createListeners(problem);
  await subscriber.subscribe(CHANNEL, listeners.hear);
  // Whatever was announced meanwhile has not been heard here.
  subscriber.on('ready', listeners.lookAtEverything);
  return {
    announce: sender.add,
    onWake: listeners.add,
    problem,
    async close() {
      sender.close();
      listeners.close();
      subscriber.destroy();
      publisher.destroy();
    },
  };
}
