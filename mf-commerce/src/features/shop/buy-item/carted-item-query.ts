import { useAtomValue, useStore } from 'jotai';
import { useQueryClient } from '@tanstack/react-query';
import { getCart, getCartedItem, listCarts } from '@karavan/shared-api/client/carts';
import { getItem } from '@karavan/shared-api/client/items';
import type { CartedItem } from '@karavan/shared-api/contract/carts';
import { endpointKey, useEndpoint } from '@karavan/shared-api/query';
import { cartCountAtom, isSignedInAtom } from '@karavan/shared-api/state';

/** How much of an item is in the cart; unknown for guests. Always asked anew: it may have been changed on another page, tab or device. */
export function useCartedItem(id: number) {
  const isSignedIn = useAtomValue(isSignedInAtom);
  return useEndpoint(getCartedItem, { params: { id } }, { enabled: isSignedIn, staleTime: 0 });
}

/** What follows from the answers to writes to a cart. */
export function useCartAnswers(itemId: number) {
  const store = useStore();
  const queries = useQueryClient();
  const input = { params: { id: itemId } };
  const reread = () =>
    void queries.invalidateQueries({ queryKey: endpointKey(getCartedItem, 'one', input) });
  return {
    reread,
    show: (answer: CartedItem) =>
      void queries.setQueryData(endpointKey(getCartedItem, 'one', input), answer),
    changed({ count }: { readonly count: number }): void {
      store.set(cartCountAtom, count);
      void queries.invalidateQueries({ queryKey: endpointKey(listCarts, 'one') });
      void queries.invalidateQueries({ queryKey: endpointKey(getCart, 'one') });
    },
    refused(): void {
      reread();
      void queries.invalidateQueries({ queryKey: endpointKey(getItem, 'one', input) });
    },
  };
}
