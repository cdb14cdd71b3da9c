import { useStore } from 'jotai';
import { useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '@karavan/shared-api/client';
import {
  addToCart,
  countCartItems,
  getCart,
  listCarts,
  updateCart,
} from '@karavan/shared-api/client/carts';
import type { Cart } from '@karavan/shared-api/contract/carts';
import { endpointKey, updateAnswer, useEndpoint, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { cartCountAtom } from '@karavan/shared-api/state';
import { useT } from '../../../shared/translation.ts';

export function useCart(id: number) {
  return useEndpoint(getCart, { params: { id } });
}

/** Updates quantities optimistically and reverts them when the server refuses. */
export function useQuantities(id: number) {
  const t = useT();
  const { api } = useShell();
  const store = useStore();
  const queries = useQueryClient();
  const input = { params: { id } };
  const key = endpointKey(getCart, 'one', input);

  const change = useWrite(updateCart, {
    whileBusy: 'queue',
    optimistic({ body: { lines } }) {
      const quantities = new Map(
        lines.map(({ size_id, quantity }) => [Number(size_id), quantity] as const),
      );
      return updateAnswer(queries, getCart, input, (cart) => withQuantities(cart, quantities));
    },
    // An earlier answer would take back the steps that wait.
    onSuccess(cart, _sent, _queries, isOutdated) {
      if (!isOutdated) settle(cart);
    },
    onError(error, _sent, _queries, isOutdated) {
      if (!isOutdated) settle(changedCart(error));
    },
    failed(error) {
      if (changedCart(error)) return null;
      return error.status === 0 || error.status >= 500 ? t('cart_failed') : undefined;
    },
  });
  const add = useWrite(addToCart, {
    whileBusy: 'queue',
    onSuccess: () => void queries.invalidateQueries({ queryKey: key }),
  });

  /** Shows what the server has; asks for it when it has not been told. */
  function settle(cart: Cart | undefined): void {
    if (cart) queries.setQueryData(key, cart);
    else void queries.invalidateQueries({ queryKey: key });
    void queries.invalidateQueries({ queryKey: endpointKey(listCarts, 'one') });
    void api
      .call(countCartItems, {})
      .then((answer) => answer.ok && store.set(cartCountAtom, answer.data.count));
  }

  return {
    isPending: change.isPending,
    set: (sizeId: number, quantity: number) =>
      void change.send({ ...input, body: { lines: [{ size_id: sizeId, quantity }] } }),
    /** Restores a removed line. */
    restore: (sizeId: number, quantity: number) =>
      void add.send({ body: { size_id: sizeId, quantity } }),
    /** Confirms the current prices and stock. */
    confirm: ({ lines }: Cart) =>
      void change.send({
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

/** Whether there is something to say before anybody orders: nothing is sold now, prices or stock have changed, or a size has gone. */
export const hasNews = ({ organization, lines, gone }: Cart): boolean =>
  !organization.is_selling || gone.length > 0 || lines.some(({ change }) => change !== null);

/** The current cart, when prices or stock have changed in the meantime. */
function changedCart({ status, body }: ApiError): Cart | undefined {
  return status === 400 ? (body as { cart?: Cart } | undefined)?.cart : undefined;
}

function withQuantities(cart: Cart, quantities: ReadonlyMap<number, number>): Cart {
  return {
    ...cart,
    lines: cart.lines
      .map((line) => ({ ...line, quantity: quantities.get(line.size_id) ?? line.quantity }))
      .filter(({ quantity }) => quantity > 0),
  };
}
