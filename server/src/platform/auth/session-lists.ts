import type { Kysely } from 'kysely';
import type { AuthTables } from './auth.tables.ts';

/** No list is longer. */
const SHOWN = 100;

const selectSessions = (db: Kysely<AuthTables>, userId: number) =>
  db
    .selectFrom('session')
    .select(['id', 'platform', 'device', 'location', 'last_used_at', 'lifetime_days', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', new Date());

export type SessionRow = Awaited<ReturnType<typeof findSessions>>[number];

export function findSessions(db: Kysely<AuthTables>, userId: number) {
  return selectSessions(db, userId).orderBy('last_used_at', 'desc').limit(SHOWN).execute();
}

export function findSession(db: Kysely<AuthTables>, userId: number, id: number) {
  return selectSessions(db, userId).where('id', '=', id).executeTakeFirst();
}

export function findSignIns(db: Kysely<AuthTables>, userId: number) {
  return db
    .selectFrom('sign_in')
    .select(['id', 'platform', 'device', 'location', 'opened_with', 'created_at'])
    .select((eb) => eb.fn<string | null>('host', ['address']).as('address'))
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
}
