import DataLoader from 'dataloader';
import { sql, type Kysely } from 'kysely';
import { reusable, type Slots } from '../database/reusable.ts';
import type { Actor } from './actor.ts';
import type { AuthTables } from './auth.tables.ts';
import type { HasAccount } from './has-account.ts';
import { expiryAfter } from './session-lifetime.ts';
import { equal, hashToken } from './tokens.ts';

/** The last use is kept this exactly, so that reading costs no write. */
const LAST_USE_PRECISION_MS = 60_000;
const TOGETHER_MAX = 100;

export interface Proof {
  readonly token: string;
  /** What a browser sends besides, where no script can read it. */
  readonly half: string | undefined;
}

/** Tells who a proof is of: null when it opens no session (any more), or they have no account. */
export type FindActor = (proof: Proof) => Promise<Actor | null>;

/** Requests that come in at one moment are asked for in one statement; nothing is kept from it. */
export function createFindActor(db: Kysely<AuthTables>, hasAccount: HasAccount): FindActor {
  const findSessions = createFindSessions(hasAccount);
  const sessions = new DataLoader(
    async (hashes: readonly Buffer[]) => {
      const rows = await findSessions(db, { hashes });
      const byHash = new Map(rows.map((row) => [row.token_hash.toString('hex'), row]));
      return hashes.map((hash) => byHash.get(hash.toString('hex')) ?? null);
    },
    // Once every socket that has something to read has been read.
    { cache: false, maxBatchSize: TOGETHER_MAX, batchScheduleFn: setImmediate },
  );

  return async ({ token, half }) => {
    const row = await sessions.load(hashToken(token));
    if (!row) return null;
    const isWhole =
      row.half_hash === null || (half !== undefined && equal(row.half_hash, hashToken(half)));
    if (!isWhole) return null;
    if (Date.now() - row.last_used_at.getTime() > LAST_USE_PRECISION_MS) {
      await db
        .updateTable('session')
        .set({
          last_used_at: sql`now()`,
          expires_at: expiryAfter(sql.ref('lifetime_days')),
        })
        .where('id', '=', row.id)
        .execute();
    }
    return { userId: row.user_id, sessionId: row.id, isBrowser: row.half_hash !== null };
  };
}

const createFindSessions = (hasAccount: HasAccount) =>
  reusable((db: Kysely<AuthTables>, { hashes }: Slots<{ hashes: readonly Buffer[] }>) =>
    db
      .selectFrom('session')
      .select(['id', 'user_id', 'token_hash', 'half_hash', 'last_used_at'])
      // As the result of a selection: a list of another length would make PostgreSQL plan this again each time.
      .where('token_hash', '=', sql<Buffer>`any((select ${hashes}::bytea[])::bytea[])`)
      .where('expires_at', '>', sql<Date>`now()`)
      .where(hasAccount(sql.ref('session.user_id'))),
  );
