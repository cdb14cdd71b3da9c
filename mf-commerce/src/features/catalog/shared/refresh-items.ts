import type { QueryClient } from '@tanstack/react-query';
import { getEditedItem, listStaffItems } from '@karavan/shared-api/client/item-editing';
import { getItem } from '@karavan/shared-api/client/items';
import { endpointKey } from '@karavan/shared-api/query';

/** Reads anew, wherever they are shown, the items that staff have changed. */
export function refreshItems(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: endpointKey(listStaffItems, 'list') });
  void queries.invalidateQueries({ queryKey: endpointKey(getEditedItem, 'one') });
  void queries.invalidateQueries({ queryKey: endpointKey(getItem, 'one') });
}
