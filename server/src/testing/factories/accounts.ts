import { randomBytes } from 'node:crypto';
import { sql, type Insertable, type Kysely } from 'kysely';
import type { OrganizationPermission } from '@karavan/shared-api/contract/permissions';
import type { Tables } from '../../database-tables.ts';

let counter = 0;

/** A person; the phone is drawn. */
export async function createUser(
  db: Kysely<Tables>,
  values: Partial<Insertable<Tables['app_user']>> = {},
): Promise<number> {
  counter += 1;
  const { id } = await db
    .insertInto('app_user')
    .values({ phone: `+99650${String(counter).padStart(7, '0')}`, full_name: 'Test', ...values })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Somebody who acts for the platform. */
export async function createOperator(
  db: Kysely<Tables>,
  values: Partial<Insertable<Tables['app_user']>> = {},
): Promise<number> {
  const user_id = await createUser(db, values);
  await db.insertInto('platform_operator').values({ user_id }).execute();
  return user_id;
}

/** A passkey that nothing can be signed with. */
export async function createPasskey(db: Kysely<Tables>, user_id: number): Promise<number> {
  await db
    .insertInto('passkey_handle')
    .values({ user_id, handle: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await db
    .insertInto('passkey')
    .values({
      user_id,
      credential_id: randomBytes(32),
      public_key: randomBytes(77),
      counter: 0,
      transports: [],
      name: 'Chrome, Android',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Staff of an organization, in a role of their own with these permissions. Answers the person. */
export async function createMember(
  db: Kysely<Tables>,
  organizationId: number,
  permissions: readonly OrganizationPermission[] = [],
  userId?: number,
): Promise<number> {
  const memberId = userId ?? (await createUser(db));
  const role = await db
    .insertInto('role')
    .values({
      organization_id: organizationId,
      title: `Role of ${memberId}`,
      permissions: [...permissions],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('organization_member')
    .values({ organization_id: organizationId, user_id: memberId, role_id: role.id })
    .execute();
  return memberId;
}

/** As if so many codes had been sent to a network, in an hour that has so many seconds left. */
export async function createSentCodes(
  db: Kysely<Tables>,
  network: string,
  { count, seconds = 700 }: { readonly count: number; readonly seconds?: number },
): Promise<void> {
  const values = { count, window_ends_at: sql<Date>`now() + make_interval(secs => ${seconds})` };
  await db
    .insertInto('throttle')
    .values({ key: `sms network ${network}`, ...values })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
    .execute();
}
