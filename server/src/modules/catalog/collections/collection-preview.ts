import { sql, type Kysely } from 'kysely';
import { previewById, type FindPreview } from '../../../platform/http/page-preview.ts';
import { isListed, type ItemCardTables } from '../items/index.ts';
import { FITS_RULE } from './collection-contents.ts';
import type { CollectionsTables } from './collections.tables.ts';
import { findShownCollection, presentCollection } from './find-collections.ts';

/** So many items of a collection are told to other sites. */
const TOLD = 20;

/** A collection as other sites show it, with its first items; none where the organization is not found. */
export function createCollectionPreview(
  db: Kysely<CollectionsTables & ItemCardTables>,
  publicUrl = '',
): FindPreview {
  return previewById(async (id, locale) => {
    const row = await findShownCollection(db, id, null);
    if (!row) return null;
    const items = await db
      .selectFrom('item')
      .innerJoin('collection', 'collection.organization_id', 'item.organization_id')
      .leftJoin('collection_item', (join) =>
        join
          .onRef('collection_item.collection_id', '=', 'collection.id')
          .onRef('collection_item.item_id', '=', 'item.id'),
      )
      .select(['item.id', 'item.name'])
      .where('collection.id', '=', id)
      .where(isListed)
      .where(
        sql<boolean>`case when collection.is_automatic then ${FITS_RULE}
          else collection_item.item_id is not null end`,
      )
      .orderBy('collection_item.position')
      .orderBy('item.pinned', 'desc')
      .orderBy('item.created_at', 'desc')
      .orderBy('item.id', 'desc')
      .limit(TOLD)
      .execute();
    if (items.length === 0) return null;
    const { title, image } = presentCollection(row, locale);
    return {
      title: `${title} — ${row.organization_title}`,
      description: items.map(({ name }) => name).join(', '),
      image,
      type: 'website',
      properties: {},
      thing: {
        '@type': 'ItemList',
        name: title,
        numberOfItems: items.length,
        itemListElement: items.map((item, place) => ({
          '@type': 'ListItem',
          position: place + 1,
          name: item.name,
          url: `${publicUrl.replace(/\/$/, '')}/p/${item.id}`,
        })),
      },
    };
  });
}
