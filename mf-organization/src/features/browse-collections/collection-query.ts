import {
  getCollection,
  listCollectionItems,
  listCollectionSubcategories,
} from '@karavan/shared-api/client/collections';
import { prefetchEndlessList, prefetchEndpoint } from '@karavan/shared-api/query';
import type { PrefetchContext } from '@karavan/shared-api/remote';

/** What asks for the items of a collection, all of them or those of one category. */
export const itemsOf = (organizationId: number, collection: number, category?: number) => ({
  params: { id: organizationId },
  query: { collection, ...(category !== undefined && { subcategories: String(category) }) },
});

export const categoriesOf = (organizationId: number, collection: number) => ({
  params: { id: organizationId },
  query: { collection },
});

export async function prefetchCollection(
  context: Pick<PrefetchContext, 'api' | 'queries'>,
  organizationId: number,
  id: number,
): Promise<void> {
  await Promise.all([
    prefetchEndpoint(context, getCollection, { params: { id } }),
    prefetchEndpoint(context, listCollectionSubcategories, categoriesOf(organizationId, id)),
    prefetchEndlessList(context, listCollectionItems, itemsOf(organizationId, id)),
  ]);
}
