import type { Transaction } from 'kysely';
import type { HotlinksInput } from '@karavan/shared-api/contract/hotlinks';
import type { Tables } from '../../src/database-tables.ts';
import { addUpHotlinks, setHotlinks } from '../../src/modules/catalog/hotlinks/index.ts';
import type { SeededPeople } from '../people/seed-people.ts';

type Hotlink = HotlinksInput['hotlinks'][number];

const PLAIN: Omit<Hotlink, 'kind' | 'title'> = {
  id: null,
  contact: null,
  address: '',
  collection: null,
  is_shown: true,
  starts_at: null,
  ends_at: null,
};

/** Links of every kind on the page of the demo's shop, and how often they were followed. */
export async function seedHotlinks(
  trx: Transaction<Tables>,
  { shopId: organizationId }: SeededPeople,
): Promise<void> {
  const collection = await trx
    .selectFrom('collection')
    .select(['id', 'title'])
    .where('organization_id', '=', organizationId)
    .where('is_published', '=', true)
    .orderBy('position')
    .limit(1)
    .executeTakeFirstOrThrow();
  const hotlinks: readonly Hotlink[] = [
    { ...PLAIN, kind: 'collection', title: collection.title, collection: collection.id },
    {
      ...PLAIN,
      kind: 'link',
      title: 'Как мы шьём: репортаж из мастерской',
      address: 'https://example.com/atelier',
    },
    {
      ...PLAIN,
      kind: 'contact',
      title: 'Написать в Telegram',
      contact: 'telegram',
      address: 'alatoo_moda',
    },
    {
      ...PLAIN,
      kind: 'contact',
      title: 'Позвонить в магазин',
      contact: 'phone',
      address: '+996312000001',
    },
    { ...PLAIN, kind: 'partners', title: 'Наши партнёры' },
    {
      ...PLAIN,
      kind: 'link',
      title: 'Новогодняя ярмарка',
      address: 'https://example.com/fair',
      starts_at: '2030-12-01T03:00:00.000Z',
      ends_at: '2031-01-07T15:00:00.000Z',
    },
  ];
  await setHotlinks(trx, {
    organizationId,
    version: 0,
    input: { theme: 'lagoon', hotlinks: [...hotlinks] },
  });
  const rows = await trx
    .selectFrom('hotlink')
    .select('id')
    .where('organization_id', '=', organizationId)
    .orderBy('position')
    .execute();
  await addUpHotlinks(trx, {
    views: new Map([[organizationId, 412]]),
    // The last one was not shown yet.
    presses: new Map(rows.slice(0, -1).map(({ id }, place) => [id, 96 - place * 17])),
  });
}
