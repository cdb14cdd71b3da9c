import { useStore } from 'jotai';
import { useQueryClient } from '@tanstack/react-query';
import {
  addToCart,
  countCartItems,
  getCart,
  listCarts,
  updateCart,
} from '@karavan/shared-api/client/carts';
import type { Cart } from '@karavan/shared-api/contract/carts';
import { endpointKey, useEndpoint, useEndpointMutation } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { cartCountAtom } from '@karavan/shared-api/state';
import { useT } from '../../../shared/translation.ts';

export function useCart(id: number) {
  return useEndpoint(getCart, { params: { id } });
}

/** Sets quantities at once and takes them back when the server refuses. */
export function useQuantities(id: number) {
  const t = useT();
  const { api, toasts } = useShell();
  const store = useStore();
  const queries = useQueryClient();
  const input = { params: { id } };
  const key = endpointKey(getCart, 'one', input);

  const change = useEndpointMutation(updateCart, {
    optimistic({ body: { lines } }, cache) {
      const before = cache.getQueryData<Cart>(key);
      const quantities = new Map(
        lines.map(({ size_id, quantity }) => [Number(size_id), quantity] as const),
      );
      cache.setQueryData<Cart>(key, (cart) => cart && withQuantities(cart, quantities));
      return () => void cache.setQueryData(key, before);
    },
    onSuccess: (cart) => settle(cart),
    onError({ status, body, message }) {
      const changed = (body as { cart?: Cart } | undefined)?.cart;
      if (status === 400 && changed) settle(changed);
      else toasts.show({ kind: 'error', text: status === 0 ? t('check_connection') : message });
    },
  });

  function settle(cart: Cart): void {
    queries.setQueryData(key, cart);
    void queries.invalidateQueries({ queryKey: endpointKey(listCarts, 'one') });
    void api
      .call(countCartItems, {})
      .then((answer) => answer.ok && store.set(cartCountAtom, answer.data.count));
  }

  return {
    isPending: change.isPending,
    set: (sizeId: number, quantity: number) =>
      change.mutate({ ...input, body: { lines: [{ size_id: sizeId, quantity }] } }),
    /** Puts a removed line back. */
    async restore(sizeId: number, quantity: number) {
      await api.call(addToCart, { body: { size_id: sizeId, quantity } });
      await queries.invalidateQueries({ queryKey: key });
    },
    /** Takes prices and stock as they are now. */
    confirm: ({ lines }: Cart) =>
      change.mutate({
        ...input,
        body: {
          lines: lines.map(({ size_id, quantity, available }) => ({
            size_id,
            quantity: Math.min(quantity, available),
          })),
        },
      }),
  };
}

/** Whether prices or stock have changed since the client has last seen them. */
export function isChanged({ lines }: Cart): boolean {
  return lines.some(({ change }) => change !== null);
}

function withQuantities(cart: Cart, quantities: ReadonlyMap<number, number>): Cart {
  return {
    ...cart,
    lines: cart.lines
      .map((line) => ({ ...line, quantity: quantities.get(line.size_id) ?? line.quantity }))
      .filter(({ quantity }) => quantity > 0),
  };
}
