import pg from 'pg';

/** A database that takes longer is as good as none: its host may be gone without a word. */
const ANSWER_LIMIT_MS = 2000;

/** Asks the database whether it answers, past the pool that requests may have used up. */
export interface DatabaseProbe {
  /** Rejects when it does not, within some seconds. */
  ask(): Promise<void>;
  close(): Promise<void>;
}

/** On a connection of its own, which is opened by the first question and again after each failure. */
export function createDatabaseProbe(connectionString: string): DatabaseProbe {
  let client: pg.Client | undefined;
  let asking: Promise<void> | undefined;

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({
      connectionString,
      application_name: 'karavan readiness',
      connectionTimeoutMillis: ANSWER_LIMIT_MS,
      query_timeout: ANSWER_LIMIT_MS,
    });
    next.on('error', () => undefined);
    next.once('end', () => {
      if (client === next) client = undefined;
    });
    await next.connect();
    return next;
  }

  async function ask(): Promise<void> {
    client ??= await connect();
    try {
      await client.query('select 1');
    } catch (error) {
      await drop();
      throw error;
    }
  }

  async function drop(): Promise<void> {
    const dropped = client;
    client = undefined;
    await dropped?.end().catch(() => undefined);
  }

  return {
    // Callers that ask meanwhile share the answer.
    ask: () =>
      (asking ??= ask().finally(() => {
        asking = undefined;
      })),
    close: drop,
  };
}
