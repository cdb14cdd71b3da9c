import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { preparing } from './preparing-pool.ts';

// bigint (money in minor units, counters) as JavaScript's bigint would not fit JSON; ids stay below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a safe integer`);
  return value;
});

// A calendar day has no zone: as text it stays the day it is.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

interface PoolOptions {
  readonly connections?: number;
  /** Statements that take longer are ended; without it they may take as long as they like. */
  readonly statementSeconds?: number;
  /**
   * A pooler stands in between, which lends connections out for one transaction at a time. They keep
   * nothing, and the limits of statements are the pooler's to set (deploy/pgbouncer.ini).
   */
  readonly isPooled?: boolean;
}

/** A database that does not even end a statement in time is gone: its connection is given up. */
const SILENCE_MS = 2000;
const CONNECTIONS = 20;

/** The pool and the query builder on it. A lost connection is logged and replaced; it never ends the process. */
export function openDatabase<T>(
  connectionString: string,
  log: Pick<Logger, 'warn'>,
  { connections = CONNECTIONS, statementSeconds, isPooled = false }: PoolOptions = {},
): { pool: pg.Pool; db: Kysely<T> } {
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    connectionTimeoutMillis: 5000,
    application_name: 'karavan',
    ...(statementSeconds !== undefined &&
      !isPooled && {
        statement_timeout: statementSeconds * 1000,
        // A process that was frozen in the middle of a transaction must not keep its locks.
        idle_in_transaction_session_timeout: 2 * statementSeconds * 1000,
      }),
  });
  // The error itself carries the whole connection along.
  const onError = ({ message }: Error) => {
    if (!pool.ending) log.warn({ reason: message }, 'A database connection was lost');
  };
  pool.on('error', onError);
  // A connection in use reports to itself, not to the pool.
  pool.on('connect', (client) => client.on('error', onError));
  const keeping = preparing(pool, {
    keepsPlans: !isPooled,
    answerMs: statementSeconds && statementSeconds * 1000 + SILENCE_MS,
  });
  return { pool, db: new Kysely<T>({ dialect: new PostgresDialect({ pool: keeping }) }) };
}
