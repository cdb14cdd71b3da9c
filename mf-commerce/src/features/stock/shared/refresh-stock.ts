import type { QueryClient } from '@tanstack/react-query';
import { getEditedItem, listStaffItems } from '@karavan/shared-api/client/item-editing';
import * as stock from '@karavan/shared-api/client/stock';
import { getStockCount, listCountLines } from '@karavan/shared-api/client/stock-counts';
import { endpointKey } from '@karavan/shared-api/query';

/** Reads anew, wherever it is shown, what a change of stock changes. */
export function refreshStock(queries: QueryClient): void {
  for (const queryKey of [
    endpointKey(stock.listStock, 'list'),
    endpointKey(stock.listStockEntries, 'list'),
    endpointKey(stock.listItemStockEntries, 'list'),
    endpointKey(stock.getStockSize, 'one'),
    endpointKey(stock.listStockLinks, 'one'),
    endpointKey(listStaffItems, 'list'),
    endpointKey(getEditedItem, 'one'),
  ]) {
    void queries.invalidateQueries({ queryKey });
  }
}

/** Reads the open count and its lines anew. */
export function refreshCount(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: endpointKey(getStockCount, 'one') });
  void queries.invalidateQueries({ queryKey: endpointKey(listCountLines, 'list') });
}
