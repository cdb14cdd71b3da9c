import { sql, type Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/collections';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { presentOrganizationCard } from '../../organizations/organizations/index.ts';
import type { CurrenciesTables } from '../currencies/index.ts';
import type { ItemCardTables } from '../items/index.ts';
import type { CollectionsTables } from './collections.tables.ts';
import { findShopCollections, findShownCollection, presentCollection } from './find-collections.ts';
import { listCollectionItems, listPlacedPosts } from './list-collection-items.ts';
import { listSubcategories } from './list-subcategories.ts';

/** Collections as clients see them, and what goes with an item. */
export function collectionsRoutes(
  db: Kysely<CollectionsTables & ItemCardTables & CurrenciesTables>,
): ImplementedRoute[] {
  return [
    implement(contract.listShopCollections, async ({ params: { id }, context }) => {
      const rows = await findShopCollections(db, id, context.actor?.userId ?? null);
      return { list: rows.map((row) => presentCollection(row, context.locale)) };
    }),
    implement(contract.getCollection, async ({ params: { id }, context }) => {
      const row = await findShownCollection(db, id, context.actor?.userId ?? null);
      if (!row) throw new ApiError('not_found');
      return {
        ...presentCollection(row, context.locale),
        organization: presentOrganizationCard(row, context.locale),
      };
    }),
    implement(contract.listCollectionItems, ({ params, query, context }) =>
      listCollectionItems(db, { organizationId: params.id, ...query }, context),
    ),
    implement(contract.listCollectionSubcategories, async ({ params, query, context }) => ({
      list: await listSubcategories(db, {
        organizationId: params.id,
        collection: query.collection,
        viewer: context.actor?.userId ?? null,
        locale: context.locale,
      }),
    })),
    implement(contract.listSelection, ({ params: { id }, query, context }) => {
      const chosen = sql<{ item_id: number; position: number }>`
        select goes_with_id as item_id, position from item_selection where item_id = ${id}`;
      return listPlacedPosts(db, chosen, query, context);
    }),
  ];
}
