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
import { totalOf } from '../shared/cart-total.ts';
import { useT } from '../../../shared/translation.ts';
import type { CheckoutOption } from './checkout-options.ts';

/** Orders a cart with the selected option for the total that is shown, and leads to its receipt. */
export function useCheckOut(cart: Cart) {
  const { id, version } = cart;
  const t = useT();
  const { api } = useShell();
  const store = useStore();
  const navigate = useNavigate();
  const key = endpointKey(getCart, 'one', { params: { id } });
  const { isPending, error, send } = useWrite(
    ({ receiving, paying }: CheckoutOption) => {
      const isDelivered = receiving === 'courier';
      const { amount: total } = totalOf(cart, isDelivered);
      const input = { params: { id }, body: { version, total } };
      if (paying === 'online') {
        const body = { version, total, is_delivered: isDelivered };
        return request(checkoutOnlinePayment, { ...input, body });
      }
      if (isDelivered) return request(checkoutDelivery, input);
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
      // The page says what it costs now.
      failed: ({ code }) => (code === 'quote_changed' ? null : undefined),
    },
  );
  return { isPending, isQuoteChanged: error?.code === 'quote_changed', order: send };
}
