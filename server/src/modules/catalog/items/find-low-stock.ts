import { sql, type Kysely } from 'kysely';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { selectFirstPicture } from './item-cards.ts';
import type { ItemsTables } from './items.tables.ts';

/**
 * Sizes of an organization's goods that run out, the emptiest first, and how many there are of them; of those that sell
 * from one stock the first alone.
 */
export async function findLowStock(
  db: Pick<Kysely<ItemsTables & FilesTables>, 'selectFrom'>,
  organizationId: number,
  limit: number,
) {
  const left = sql<number>`item_size.stock - item_size.held`;
  const rows = await db
    .selectFrom('item')
    .innerJoin('item_size', 'item_size.item_id', 'item.id')
    .select((eb) => [
      'item_size.id as size_id',
      'item.id as item_id',
      'item.name',
      'item_size.size',
      left.as('left'),
      selectFirstPicture(eb.ref('item.id')).as('image'),
      sql<number>`count(*) over ()`.as('count'),
    ])
    .where('item.organization_id', '=', organizationId)
    .where('item.kind', '=', 'product')
    .where('item.is_published', '=', true)
    .where(left, '<=', sql.ref<number>('item_size.low_at'))
    .where(
      sql<boolean>`not exists (
        select from item_size as other join item as post on post.id = other.item_id
        where other.stock_id = item_size.stock_id and other.id < item_size.id and post.is_published)`,
    )
    .orderBy(left)
    .orderBy('item_size.id')
    .limit(limit)
    .execute();
  return { count: rows[0]?.count ?? 0, rows };
}

/** Whether an organization has published anything. */
export async function hasItems(
  db: Pick<Kysely<ItemsTables>, 'selectFrom'>,
  organizationId: number,
): Promise<boolean> {
  const item = await db
    .selectFrom('item')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('is_published', '=', true)
    .limit(1)
    .executeTakeFirst();
  return item !== undefined;
}
