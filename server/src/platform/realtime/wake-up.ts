import pg from 'pg';
import type { Logger } from 'pino';
import { UnreachableServiceError } from '../env/unreachable-service-error.ts';

/**
 * Tells all server processes that something has happened to a key. It carries no data and may be
 * lost: the tables have everything, and sockets look there again at every heartbeat.
 */
export interface WakeUp {
  announce(key: string): Promise<void>;
  onWake(listener: (key: string) => void): void;
  close(): Promise<void>;
}

const CHANNEL = 'karavan_realtime';
const RECONNECT_MS = 1000;

/** Over PostgreSQL's own LISTEN and NOTIFY, on a connection of its own that is renewed when it breaks. */
export async function createPostgresWakeUp(
  connectionString: string,
  pool: pg.Pool,
  log: Pick<Logger, 'warn'>,
): Promise<WakeUp> {
  const listeners = new Set<(key: string) => void>();
  let client: pg.Client | undefined;
  let isClosed = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString });
    next.on('error', () => undefined);
    next.on('notification', ({ payload }) => {
      for (const listener of listeners) listener(payload ?? '');
    });
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    next.once('end', () => void reconnect());
    client = next;
  }

  async function reconnect(): Promise<void> {
    while (!isClosed) {
      try {
        await connect();
        return;
      } catch (error) {
        log.warn({ err: error }, 'The wake-up connection is lost; trying again');
        await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS));
      }
    }
  }

  await connect();
  return {
    announce: async (key) => void (await pool.query('select pg_notify($1, $2)', [CHANNEL, key])),
    onWake: (listener) => void listeners.add(listener),
    async close() {
      isClosed = true;
      await client?.end();
    },
  };
}

/**
 * Over Redis, where many processes would be too much for the database.
 * @throws UnreachableServiceError when it does not answer; later on a lost connection is renewed
 */
export async function createRedisWakeUp(url: string, log: Pick<Logger, 'warn'>): Promise<WakeUp> {
  let isStarted = false;
  const reconnectStrategy = (_: number, cause: Error) => (isStarted ? RECONNECT_MS : cause);
  // Seven megabytes that only those need who have named one.
  const { createClient } = await import('redis');
  const publisher = createClient({ url, socket: { reconnectStrategy } });
  const subscriber = publisher.duplicate();
  for (const client of [publisher, subscriber]) {
    client.on('error', (error: Error) => {
      if (isStarted) log.warn({ reason: error.message }, 'Redis cannot be reached');
    });
    await client.connect().catch((cause: unknown) => {
      throw new UnreachableServiceError('REDIS_URL', cause);
    });
  }
  isStarted = true;
  const listeners = new Set<(key: string) => void>();
  await subscriber.subscribe(CHANNEL, (key) => {
    for (const listener of listeners) listener(key);
  });
  return {
    announce: async (key) => void (await publisher.publish(CHANNEL, key)),
    onWake: (listener) => void listeners.add(listener),
    async close() {
      subscriber.destroy();
      publisher.destroy();
    },
  };
}
