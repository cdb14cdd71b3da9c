import type { QueryClient } from '@tanstack/react-query';
import { getCart, listCarts } from '@karavan/shared-api/client/carts';
import { getOwnDiscounts, listOwnDiscounts } from '@karavan/shared-api/client/discounts';
import { endpointKey } from '@karavan/shared-api/query';

/** Reads all again that a client's choice of a card changes: the wallet, and what carts cost. */
export function refreshCards(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: endpointKey(listOwnDiscounts, 'list') });
  void queries.invalidateQueries({ queryKey: endpointKey(getOwnDiscounts, 'one') });
  void queries.invalidateQueries({ queryKey: endpointKey(getCart, 'one') });
  void queries.invalidateQueries({ queryKey: endpointKey(listCarts, 'one') });
}
