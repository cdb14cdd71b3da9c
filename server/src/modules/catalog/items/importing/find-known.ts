import { sql, type Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { LOCALES, type Locale } from '@karavan/shared-api/contract/locales';
import { textIn } from '../../../../platform/texts/texts.ts';
import type { ItemsTables } from '../items.tables.ts';
import type { Known } from './plan-items.ts';

type ItemsDatabase = Pick<Kysely<ItemsTables>, 'selectFrom'>;

/** Titles of the categories in a language; one that others have, too, with its parent's before it. */
export async function titleCategories(
  db: ItemsDatabase,
  locale: Locale,
): Promise<Map<number, string>> {
  const rows = await db.selectFrom('category').selectAll().orderBy('id').execute();
  const titles = new Map(rows.map(({ id, titles: texts }) => [id, textIn(texts, locale)]));
  const all = [...titles.values()];
  return new Map(
    rows.map(({ id, parent_id }) => {
      const title = titles.get(id)!;
      const isOne = all.indexOf(title) === all.lastIndexOf(title);
      return [id, isOne || parent_id === null ? title : `${titles.get(parent_id)!} · ${title}`];
    }),
  );
}

/** What an organization has on sale, in drafts and in its archive, and all categories by their titles. */
export async function findKnown(db: ItemsDatabase, organizationId: number): Promise<Known> {
  const items = await db
    .selectFrom('item')
    .select(['id', 'name as title', 'description', 'category_id as category', 'price', 'old_price'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('item_size')
          .select(['id', 'item_id', 'stock_id', 'size', 'sku', 'barcode', 'stock', 'held'])
          .whereRef('item_size.item_id', '=', 'item.id')
          .orderBy(sql`position, id`),
      ).as('sizes'),
    )
    .where('organization_id', '=', organizationId)
    .where('kind', '=', 'product')
    .execute();
  const categories = new Map<string, number>();
  for (const locale of LOCALES) {
    for (const [id, title] of await titleCategories(db, locale)) {
      categories.set(title.toLowerCase(), id);
    }
  }
  return { items: new Map(items.map((item) => [item.id, item])), categories };
}
