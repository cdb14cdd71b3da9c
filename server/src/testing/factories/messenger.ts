import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../database-tables.ts';
import { createUser } from './accounts.ts';
import { createOrganization } from './catalog.ts';

/** A private conversation of these people; of two it is the only one. */
export async function createPrivateChat(
  db: Kysely<Tables>,
  people: readonly number[],
): Promise<number> {
  const { id } = await db
    .insertInto('chat')
    .values({ chat_type: 'private', ...pairOf(people) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('chat_member')
    .values(people.map((user_id) => ({ chat_id: id, user_id })))
    .execute();
  return id;
}

function pairOf([one, other, ...more]: readonly number[]) {
  if (one === undefined || other === undefined || more.length > 0) return {};
  return { first_id: Math.min(one, other), second_id: Math.max(one, other) };
}

/** A conversation with an organization; client and organization are new unless they are named. */
export async function createOrganizationChat(
  db: Kysely<Tables>,
  values: Partial<Insertable<Tables['chat']>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('chat')
    .values({
      chat_type: 'organization',
      organization_id: values.organization_id ?? (await createOrganization(db)),
      client_id: values.client_id ?? (await createUser(db)),
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
