import type { Kysely } from 'kysely';
import type { Tables } from '../../../database-tables.ts';

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUserById>>>;

const selectUsers = (db: Kysely<Tables>) =>
  db
    .selectFrom('app_user')
    .leftJoin('file as avatar', 'avatar.id', 'app_user.avatar_id')
    .select([
      'app_user.id',
      'app_user.phone',
      'app_user.full_name',
      'app_user.username',
      'app_user.gender',
      'app_user.birthday',
      'app_user.email',
      'app_user.password_hash',
      'app_user.locale',
      'app_user.region',
      'avatar.key as avatar_key',
    ])
    .where('app_user.deactivated_at', 'is', null);

export function findUserById(db: Kysely<Tables>, id: number) {
  return selectUsers(db).where('app_user.id', '=', id).executeTakeFirst();
}

export function findUserByPhone(db: Kysely<Tables>, phone: string) {
  return selectUsers(db).where('app_user.phone', '=', phone).executeTakeFirst();
}

const selectSessions = (db: Kysely<Tables>, userId: number) =>
  db
    .selectFrom('session')
    .select(['id', 'platform', 'device', 'location', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', new Date());

export type SessionRow = Awaited<ReturnType<typeof findSessions>>[number];

export function findSessions(db: Kysely<Tables>, userId: number) {
  return selectSessions(db, userId).orderBy('last_used_at', 'desc').limit(100).execute();
}

export function findSignIns(db: Kysely<Tables>, userId: number) {
  return db
    .selectFrom('sign_in')
    .select(['id', 'platform', 'device', 'location', 'opened_with', 'created_at'])
    .select((eb) => eb.fn<string | null>('host', ['address']).as('address'))
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
}

export function findSession(db: Kysely<Tables>, userId: number, id: number) {
  return selectSessions(db, userId).where('id', '=', id).executeTakeFirst();
}
