import { sql, type Expression, type Kysely, type RawBuilder } from 'kysely';
import type { AuthTables } from '../auth/auth.tables.ts';
import type { HasAccount } from '../auth/has-account.ts';

/** A shared stream: `chat` and the id of one. */
interface SharedStream {
  readonly stream: Expression<string>;
  readonly id: Expression<number>;
}

/** What modules know of the rights to streams, as parts of a statement. */
export interface StreamRights {
  readonly hasAccount: HasAccount;
  /** Whether a person may follow a shared stream; everybody may follow their own. */
  mayFollow(person: Expression<number>, shared: SharedStream): RawBuilder<boolean>;
}

export interface Following {
  readonly sessionId: number;
  /** As the client calls it: `unread`, or `chat:42` for a shared one. */
  readonly stream: string;
}

/** Those of the given whose session lasts and who may follow their stream at this moment, by one query. */
export async function findEntitled<Asked extends Following>(
  db: Kysely<AuthTables>,
  { hasAccount, mayFollow }: StreamRights,
  asked: readonly Asked[],
): Promise<ReadonlySet<Asked>> {
  if (asked.length === 0) return new Set();
  const streams = asked.map(({ stream }) => stream.split(':'));
  const person = sql.ref<number>('session.user_id');
  const shared = { stream: sql.ref<string>('asked.stream'), id: sql.ref<number>('asked.id') };
  const { rows } = await sql<{ position: number }>`
    select asked.position
    from unnest(
      ${asked.map(({ sessionId }) => sessionId)}::bigint[],
      ${streams.map(([name]) => name)}::text[],
      ${streams.map(([, id]) => id ?? null)}::bigint[]
    ) with ordinality as asked (session_id, stream, id, position)
    join session on session.id = asked.session_id and session.expires_at > now()
    where ${hasAccount(person)} and (asked.id is null or ${mayFollow(person, shared)})`.execute(db);
  return new Set(rows.map(({ position }) => asked[Number(position) - 1]!));
}
