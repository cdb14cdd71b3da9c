import type { Kysely } from 'kysely';
import type { PromotionsTables } from './promotions.tables.ts';

/** How a promotion of an organization is called; undefined where it has none of this id. */
export async function findPromotionTitle(
  db: Pick<Kysely<PromotionsTables>, 'selectFrom'>,
  organizationId: number,
  id: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('promotion')
    .select('title')
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  return row?.title;
}
