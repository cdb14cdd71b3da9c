import type { Transaction } from 'kysely';
import type { CollectionInput } from '@karavan/shared-api/contract/collections';
import type { Tables } from '../../src/database-tables.ts';
import { createCollection, storeSelection } from '../../src/modules/catalog/collections/index.ts';
import { pinItems } from '../../src/modules/catalog/items/index.ts';
import type { SeededPeople } from '../people/seed-people.ts';

/** What every collection has unless it says otherwise. */
const PLAIN = { is_published: true, rule: null, item_ids: [] };
const RULE = {
  category: null,
  price_from: null,
  price_to: null,
  new_days: null,
  discounted: false,
};

/** How the demo's shop is arranged: chosen, automatic and hidden collections, pinned items, and what goes with one. */
export async function seedShop(
  trx: Transaction<Tables>,
  { accounts, shopId: organizationId }: SeededPeople,
): Promise<void> {
  const rows = await trx
    .selectFrom('item')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('kind', '=', 'product')
    .where('is_published', '=', true)
    .orderBy('id', 'desc')
    .limit(12)
    .execute();
  const items = rows.map(({ id }) => id);
  const collections: readonly CollectionInput[] = [
    {
      ...PLAIN,
      title: 'Выбор магазина',
      translations: [
        { locale: 'en', title: 'Our picks' },
        { locale: 'de', title: 'Unsere Auswahl' },
        { locale: 'tr', title: 'Seçtiklerimiz' },
        { locale: 'zh', title: '本店精选' },
      ],
      item_ids: items.slice(0, 6),
    },
    {
      ...PLAIN,
      title: 'Новинки месяца',
      translations: [{ locale: 'en', title: 'New this month' }],
      rule: { ...RULE, new_days: 30 },
    },
    { ...PLAIN, title: 'В подарок', translations: [], item_ids: items.slice(4, 9) },
    {
      ...PLAIN,
      title: 'К Новому году',
      translations: [],
      is_published: false,
      item_ids: items.slice(2, 4),
    },
  ];
  for (const input of collections) {
    await createCollection(trx, { organizationId, editorId: accounts.owner, input });
  }
  await pinItems(trx, organizationId, [items[3]!, items[0]!]);
  await storeSelection(trx, { organizationId, itemId: items[0]! }, items.slice(1, 5));
}
