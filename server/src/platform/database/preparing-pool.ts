import { createHash } from 'node:crypto';
import { sql, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { prepared } from './prepared-query.ts';
import { refuseOverdue } from './time-limit.ts';

/** What runs this often is worth a plan of its own on every connection. */
const OFTEN = 5;
/** Texts that are counted at most, and with them the plans that a connection keeps. */
const TEXTS_MAX = 300;
/** PostgreSQL's code for a plan whose columns a migration has changed. */
const STALE_PLAN = '0A000';

/** Of the error when the database says nothing in time. */
const SILENT = 'Query read timeout';

const PLANNED_EACH_TIME = '/* planned each time */';
/**
 * At the end of a query whose best plan depends on its values, for example on how rare a searched word
 * is: it is planned for them each time.
 */
export const plannedEachTime = sql.raw(PLANNED_EACH_TIME);

/** Names statements that run often, so that a connection parses and plans them once. */
class Statements {
  #uses = new Map<string, { count: number; readonly name: string }>();
  #generation = 0;

  /** Undefined while it is not worth keeping. */
  nameOf(text: string): string | undefined {
    const known = this.#uses.get(text);
    if (known) return ++known.count >= OFTEN ? known.name : undefined;
    if (text.endsWith(PLANNED_EACH_TIME)) return undefined;
    if (this.#uses.size >= TEXTS_MAX) this.#forgetRare();
    if (this.#uses.size < TEXTS_MAX) {
      const hash = createHash('sha256').update(text).digest('base64url');
      this.#uses.set(text, { count: 1, name: `${this.#generation}:${hash}` });
    }
    return undefined;
  }

  /** Every statement gets another name, and so another plan. */
  renameAll(): void {
    this.#generation += 1;
    this.#uses.clear();
  }

  #forgetRare(): void {
    for (const [text, { count }] of this.#uses) if (count < OFTEN) this.#uses.delete(text);
  }
}

/** Closes a connection at once. The pool takes another in its place. */
function giveUp(client: pg.PoolClient): void {
  (client as unknown as pg.Client).end().catch(() => undefined);
}

/**
 * Gives a connection up that does not answer in time: its statement is still under way, and whatever follows would wait
 * behind it.
 *
 * The driver has promises and a time limit of its own, but sets a callback for either on a query that is made already,
 * and then V8 keeps each query with all its rows until the next full collection: 10 kB of the 42 that one of twenty
 * rows takes, instead of 0.1 (`bench/README.md`).
 */
function ask(
  client: pg.PoolClient,
  { name, text, values }: { readonly name?: string | undefined; text: string; values: unknown[] },
  answerMs: number | undefined,
): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    const timer =
      answerMs &&
      setTimeout(() => {
        giveUp(client);
        reject(new Error(SILENT));
      }, answerMs);
    const done = (error: Error | null, result: pg.QueryResult) => {
      clearTimeout(timer);
      if (error) reject(error);
      else resolve(result);
    };
    if (name === undefined) client.query(text, values, done);
    else client.query(prepared({ name, text, values }, done));
  });
}

interface PreparingOptions {
  /** False where a pooler lends a connection out for one transaction at a time. */
  readonly keepsPlans?: boolean;
  /** How long the database may say nothing; without it as long as it likes. */
  readonly answerMs?: number | undefined;
}

/** A pool whose connections keep the plans of what runs often, and do nothing for what has no time left. */
export function preparing(
  pool: pg.Pool,
  { keepsPlans = true, answerMs }: PreparingOptions = {},
): PostgresPool {
  const statements = new Statements();
  const faces = new WeakMap<pg.PoolClient, PostgresPoolClient>();

  async function run(client: pg.PoolClient, text: string, parameters: readonly unknown[]) {
    if (!text.startsWith('rollback')) refuseOverdue();
    const values = [...parameters];
    const name = keepsPlans ? statements.nameOf(text) : undefined;
    try {
      return await ask(client, { name, text, values }, answerMs);
    } catch (error) {
      if ((error as { code?: string }).code !== STALE_PLAN) throw error;
      // Refused before it ran, so it may run again; inside of a transaction that fails as well.
      statements.renameAll();
      return ask(client, { text, values }, answerMs);
    }
  }

  function faceOf(client: pg.PoolClient): PostgresPoolClient {
    let face = faces.get(client);
    if (!face) {
      const query = (text: string, parameters: readonly unknown[]) => run(client, text, parameters);
      face = {
        // The other form is for cursors, which nothing here opens.
        query: query as PostgresPoolClient['query'] & typeof query,
        release: (destroy) => client.release(destroy),
      };
      faces.set(client, face);
    }
    return face;
  }

  return {
    options: pool.options,
    connect: async () => faceOf(await pool.connect()),
    end: () => pool.end(),
  };
}
