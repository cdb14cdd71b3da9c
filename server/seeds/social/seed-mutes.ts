import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../src/database-tables.ts';
import type { SeededPeople } from '../people/seed-people.ts';

const DISMISSED = 3;

/** What the demo's client wants to see no more of: an organization that they have nothing to do with, and a few posts. */
export async function seedMutes(
  trx: Transaction<Tables>,
  { accounts: { client: userId } }: SeededPeople,
): Promise<void> {
  const strange = await trx
    .selectFrom('item')
    .select(['id', 'organization_id'])
    .where('is_listed', '=', true)
    .where('kind', '=', 'product')
    .where(
      sql<boolean>`organization_id not in (select organization_id from organization_follower where user_id = ${userId})
        and organization_id not in (select organization_id from sale_order where client_id = ${userId})
        and id not in (select item_id from item_like where user_id = ${userId})
        and id not in (select item_id from bookmark where user_id = ${userId})`,
    )
    .orderBy('like_count')
    .orderBy('id')
    .execute();
  const [least] = strange;
  if (!least) return;
  await trx
    .insertInto('organization_mute')
    .values({ user_id: userId, organization_id: least.organization_id })
    .execute();
  const others = strange.filter((item) => item.organization_id !== least.organization_id);
  await trx
    .insertInto('post_dismissal')
    .values(others.slice(0, DISMISSED).map(({ id }) => ({ user_id: userId, item_id: id })))
    .execute();
}
