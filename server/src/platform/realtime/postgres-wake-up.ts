import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { createKeySender, SEND_LIMIT_MS } from './key-sender.ts';
import { createListeners } from './wake-up-listeners.ts';
import { CHANNEL, type WakeUp } from './wake-up.ts';

const RECONNECT_MS = 1000;

/**
 * Over PostgreSQL's own LISTEN and NOTIFY, on a connection of its own: requests that use up the pool
 * keep nobody from being woken. It is renewed when it breaks or falls silent.
 */
export async function createPostgresWakeUp(
  connectionString: string,
  log: Pick<Logger, 'info' | 'warn'>,
): Promise<WakeUp> {
  let client: pg.Client | undefined;
  let isClosed = false;
  const sender = createKeySender({
    log,
    onFailure(keys) {
      for (const key of keys) listeners.hear(key);
    },
    async send(keys) {
      if (!client) throw new Error('the connection is lost');
      try {
        await client.query('select pg_notify($1, key) from unnest($2::text[]) as key', [
          CHANNEL,
          keys,
        ]);
      } catch (error) {
        await client?.end().catch(() => undefined);
        throw error;
      }
    },
  });
  const problem = () =>
    client ? sender.problem() : 'The wake-up connection is lost; open pages are some seconds late.';
  const listeners = createListeners(problem);

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString,
      application_name: 'karavan wake-up',
      connectionTimeoutMillis: SEND_LIMIT_MS,
      query_timeout: SEND_LIMIT_MS,
    });
    next.on('error', () => undefined);
    next.on('notification', ({ payload = '' }) => listeners.hear(payload));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    next.once('end', () => {
      client = undefined;
      void reconnect();
    });
    client = next;
  }

  async function reconnect(): Promise<void> {
    while (!isClosed) {
      try {
        await connect();
        // Whatever was announced meanwhile has not been heard here.
        return listeners.lookAtEverything();
      } catch (error) {
        log.warn({ err: error }, 'The wake-up connection is lost; trying again');
        await sleep(RECONNECT_MS);
      }
    }
  }

  await connect();
  return {
    announce: sender.add,
    onWake: listeners.add,
    problem,
    async close() {
      isClosed = true;
      sender.close();
      listeners.close();
      await client?.end();
    },
  };
}
