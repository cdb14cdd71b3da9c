import { sql, type Kysely } from 'kysely';
import { OrderKind } from '@karavan/shared-api/contract/order-states';
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

/** The organizations a person belongs to, with the permissions of their role. */
export function findMemberships(db: Kysely<Tables>, userId: number) {
  return db
    .selectFrom('organization_member as member')
    .innerJoin('organization', 'organization.id', 'member.organization_id')
    .leftJoin('role', 'role.id', 'member.role_id')
    .select([
      'organization.id',
      'organization.title',
      'organization.time_zone',
      'organization.is_delivery_service',
      'member.is_owner',
      'role.permissions',
    ])
    .select(
      sql<OrderKind[]>`array(
        select kind from unnest(${OrderKind.options}::text[]) as kind
        where exists (
          select from sale_order
          where sale_order.organization_id = organization.id and sale_order.kind = kind.kind
        ))`.as('order_kinds'),
    )
    .where('member.user_id', '=', userId)
    .orderBy('organization.title')
    .execute();
}

/** One membership of a person, or undefined for an outsider. */
export function findMembership(db: Kysely<Tables>, userId: number, organizationId: number) {
  return db
    .selectFrom('organization_member as member')
    .leftJoin('role', 'role.id', 'member.role_id')
    .select(['member.is_owner', 'role.permissions'])
    .where('member.user_id', '=', userId)
    .where('member.organization_id', '=', organizationId)
    .executeTakeFirst();
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
