import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../database-tables.ts';
import { createOrganization } from './catalog.ts';
import { createUser } from './accounts.ts';

/** Something that an organization has sent to its followers, a month ago unless told; nobody is left to be told. */
export async function createBroadcast(
  db: Kysely<Tables>,
  values: Partial<Insertable<Tables['broadcast']>> = {},
): Promise<number> {
  const sent_at = new Date(Date.now() - 30 * 86_400_000);
  const { id } = await db
    .insertInto('broadcast')
    .values({
      organization_id: values.organization_id ?? (await createOrganization(db)),
      author_id: values.author_id ?? (await createUser(db)),
      text: 'Завтра скидки',
      audience: 'all',
      days: null,
      spent_from: null,
      sent_at,
      withdrawn_at: null,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('broadcast_tally')
    .values({ broadcast_id: id, recipient_count: 1, told_at: values.sent_at ?? sent_at })
    .execute();
  return id;
}

/** Somebody who follows an organization since long before what it has sent. */
export async function createFollower(
  db: Kysely<Tables>,
  organization_id: number,
  user_id: number,
): Promise<void> {
  const created_at = new Date('2020-01-01');
  await db
    .insertInto('organization_follower')
    .values({ organization_id, user_id, created_at })
    .execute();
  await db
    .updateTable('organization')
    .set((eb) => ({ follower_count: eb('follower_count', '+', 1) }))
    .where('id', '=', organization_id)
    .execute();
}
