import { sql, type Kysely } from 'kysely';
import type { FindListedPages } from '../../../platform/http/listed-pages.ts';
import { selectOpenOrganizations } from '../../organizations/organizations/index.ts';
import { isListed, type ItemCardTables } from '../items/index.ts';
import { FITS_RULE } from './collection-contents.ts';
import type { CollectionsTables } from './collections.tables.ts';

/** Whether everybody finds something in a collection. */
const HOLDS_SOMETHING = sql<boolean>`case when collection.is_automatic
  then exists (select from item where ${isListed} and ${FITS_RULE})
  else exists (
    select from collection_item join item on item.id = collection_item.item_id
    where collection_item.collection_id = collection.id and ${isListed}) end`;

/** The collections in which everybody finds something. */
export const createFindListedCollections =
  (db: Kysely<CollectionsTables & ItemCardTables>): FindListedPages =>
  async (after, limit) => {
    const rows = await db
      .selectFrom('collection')
      .select(['collection.id', 'collection.organization_id'])
      .where('collection.is_published', '=', true)
      .where('collection.organization_id', 'in', selectOpenOrganizations(db))
      .where(HOLDS_SOMETHING)
      .where('collection.id', '>', after)
      .orderBy('collection.id')
      .limit(limit)
      .execute();
    return rows.map(({ id, organization_id }) => ({
      id,
      path: `/organizations/${organization_id}/collections/${id}`,
    }));
  };
