import { sql, type Kysely } from 'kysely';
import type { AuthTables } from './auth.tables.ts';

/** Whether a code has opened the session within these minutes: its person has proven their phone. */
export async function wasOpenedByCode(
  db: Pick<Kysely<AuthTables>, 'selectFrom'>,
  sessionId: number,
  minutes: number,
): Promise<boolean> {
  const session = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .where('opened_with', '=', 'code')
    .where('created_at', '>', sql<Date>`now() - make_interval(mins => ${minutes})`)
    .executeTakeFirst();
  return session !== undefined;
}
