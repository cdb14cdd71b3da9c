import { useStore } from 'jotai';
import {
  checkoutDelivery,
  checkoutOffline,
  checkoutOnlinePayment,
  checkoutSelfPickup,
  countCartItems,
  getCart,
  listCarts,
} from '@karavan/shared-api/client/carts';
import type { Cart } from '@karavan/shared-api/contract/carts';
import { endpointKey, request, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useNavigate } from '@karavan/shared-api/router';
import { cartCountAtom } from '@karavan/shared-api/state';
import { useT } from '../../../shared/translation.ts';
import type { CheckoutOption } from './checkout-options.ts';

/** Orders a cart with the selected option, and leads to its receipt. */
export function useCheckOut({ id, version }: Pick<Cart, 'id' | 'version'>) {
  const t = useT();
  const { api } = useShell();
  const store = useStore();
  const navigate = useNavigate();
  const key = endpointKey(getCart, 'one', { params: { id } });
  const { isPending, send } = useWrite(
    ({ receiving, paying }: CheckoutOption) => {
      const input = { params: { id }, body: { version } };
      if (paying === 'online') {
        const body = { version, is_delivered: receiving === 'courier' };
        return request(checkoutOnlinePayment, { ...input, body });
      }
      if (receiving === 'courier') return request(checkoutDelivery, input);
      if (receiving === 'till') return request(checkoutOffline, input);
      return request(checkoutSelfPickup, input);
    },
    {
      done: t('ordered'),
      onSuccess({ transaction_id }, _way, queries) {
        void queries.invalidateQueries({ queryKey: endpointKey(listCarts, 'one') });
        queries.removeQueries({ queryKey: key });
        void api
          .call(countCartItems, {})
          .then((counted) => counted.ok && store.set(cartCountAtom, counted.data.count));
        void navigate(`/receipts/${transaction_id}`, { replace: true });
      },
      onError({ body }, _way, queries) {
        const changed = (body as { cart?: Cart } | undefined)?.cart;
        if (changed) queries.setQueryData(key, changed);
      },
    },
  );
  return { isPending, order: send };
}
