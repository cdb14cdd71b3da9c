import { sql, type Kysely, type RawBuilder } from 'kysely';
import { SESSION_DAYS_MAX } from '@karavan/shared-api/contract/limits';
import type { AuthTables } from './auth.tables.ts';

/**
 * When a session that is used now ends: after its days without use, and at the latest a year after it was
 * opened, as browsers keep their half of it no longer.
 * @param days a number, or the column that has it
 */
export function expiryAfter(days: number | RawBuilder<number>): RawBuilder<Date> {
  return sql<Date>`least(
    now() + make_interval(days => ${days}::int),
    created_at + make_interval(days => ${SESSION_DAYS_MAX}::int)
  )`;
}

/** The days without use of one of the person's sessions, which waits for whoever changes them too. */
export async function lockLifetime(
  trx: Pick<Kysely<AuthTables>, 'selectFrom'>,
  userId: number,
  id: number,
): Promise<number | null> {
  const session = await trx
    .selectFrom('session')
    .select('lifetime_days')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return session?.lifetime_days ?? null;
}

export async function setLifetime(
  trx: Pick<Kysely<AuthTables>, 'updateTable'>,
  id: number,
  days: number,
): Promise<void> {
  await trx
    .updateTable('session')
    .set({ lifetime_days: days, expires_at: expiryAfter(days) })
    .where('id', '=', id)
    .execute();
}
