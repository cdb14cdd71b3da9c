import type { QueryClient } from '@tanstack/react-query';
import * as collections from '@karavan/shared-api/client/collections';
import { endpointKey } from '@karavan/shared-api/query';

/** Reads anew, wherever they are shown, the collections that staff have changed. */
export function refreshShop(queries: QueryClient): void {
  for (const queryKey of [
    endpointKey(collections.listStaffCollections, 'one'),
    endpointKey(collections.listShopCollections, 'one'),
    endpointKey(collections.getEditedCollection, 'one'),
    endpointKey(collections.getCollection, 'one'),
    endpointKey(collections.listCollectionItems, 'list'),
  ]) {
    void queries.invalidateQueries({ queryKey });
  }
}
