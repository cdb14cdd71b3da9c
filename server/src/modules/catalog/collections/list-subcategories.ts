import { sql, type Kysely } from 'kysely';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { textIn } from '../../../platform/texts/texts.ts';
import type { Viewer } from '../../organizations/followers/index.ts';
import { selectVisibleItems, type ItemCardTables } from '../items/index.ts';
import { FITS_RULE } from './collection-contents.ts';
import type { CollectionsTables } from './collections.tables.ts';
import { findShownCollection } from './find-collections.ts';

/** More would be no help in finding anything. */
const SHOWN = 20;

interface Wanted {
  readonly organizationId: number;
  readonly collection?: number | undefined;
  readonly viewer: Viewer;
  readonly locale: Locale;
}

/**
 * The categories of what somebody sees of an organization, or in one of its collections, the fullest first.
 * @throws ApiError `not_found` where they do not see the collection, or it is another organization's
 */
export async function listSubcategories(
  db: Kysely<CollectionsTables & ItemCardTables>,
  { organizationId, collection, viewer, locale }: Wanted,
) {
  if (collection !== undefined) {
    const found = await findShownCollection(db, collection, viewer);
    if (found?.organization_id !== organizationId) throw new ApiError('not_found');
  }
  const rows = await db
    .selectFrom(
      selectVisibleItems(db, viewer)
        .select((item) => ['item.category_id', item.fn.countAll<number>().as('count')])
        .where('item.organization_id', '=', organizationId)
        .$if(collection !== undefined, (items) => items.where(isIn(collection!)))
        .groupBy('item.category_id')
        .as('held'),
    )
    .innerJoin('category', 'category.id', 'held.category_id')
    .select(['category.id', 'category.titles'])
    .orderBy('held.count', 'desc')
    .orderBy('category.id')
    .limit(SHOWN)
    .execute();
  return rows.map(({ id, titles }) => ({ id, title: textIn(titles, locale) }));
}

const isIn = (collectionId: number) => sql<boolean>`exists (
  select from collection where collection.id = ${collectionId} and case
    when collection.is_automatic then ${FITS_RULE}
    else item.id in (
      select item_id from collection_item where collection_item.collection_id = collection.id) end)`;
