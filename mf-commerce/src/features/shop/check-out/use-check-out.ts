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
import { OrderNote } from '@karavan/shared-api/contract/order-note';
import { useForm } from '@karavan/shared-api/form';
import { endpointKey, request } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useNavigate } from '@karavan/shared-api/router';
import { cartCountAtom } from '@karavan/shared-api/state';
import { totalOf } from '../shared/cart-total.ts';
import { useT } from '../../../shared/translation.ts';
import type { CheckoutOption } from './checkout-options.ts';

/**
 * The form that orders a cart with the selected option, for the total that is shown, and leads to its
 * receipt. What is typed is kept with the cart until then.
 */
export function useCheckOut(cart: Cart, option: CheckoutOption) {
  const t = useT();
  const { api, events } = useShell();
  const store = useStore();
  const navigate = useNavigate();
  const key = endpointKey(getCart, 'one', { params: { id: cart.id } });
  return useForm({
    schema: OrderNote,
    initial: { note: '' },
    draft: `order-note:${cart.id}`,
    isLeftFreely: true,
    request: ({ note }) => checkoutOf(cart, option, note),
    done: t(option.receiving === 'till' ? 'receipt_created' : 'ordered'),
    onSuccess({ transaction_id }, _note, queries) {
      void queries.invalidateQueries({ queryKey: endpointKey(listCarts, 'one') });
      queries.removeQueries({ queryKey: key });
      void api
        .call(countCartItems, {})
        .then((counted) => counted.ok && store.set(cartCountAtom, counted.data.count));
      events.emit('order.changed', { orderId: transaction_id });
      void navigate(`/receipts/${transaction_id}`, { replace: true });
    },
    onError({ body }, _note, queries) {
      const changed = (body as { cart?: Cart } | undefined)?.cart;
      if (changed) queries.setQueryData(key, changed);
    },
    // The page says what it costs now.
    failed: ({ code }) => (code === 'quote_changed' ? null : undefined),
  });
}

function checkoutOf(cart: Cart, { receiving, paying }: CheckoutOption, note: string) {
  const isDelivered = receiving === 'courier';
  const { amount: total } = totalOf(cart, isDelivered);
  const body = { version: cart.version, total, note };
  const input = { params: { id: cart.id }, body };
  if (paying === 'online') {
    return request(checkoutOnlinePayment, {
      ...input,
      body: { ...body, is_delivered: isDelivered },
    });
  }
  if (isDelivered) return request(checkoutDelivery, input);
  // At the till people talk.
  if (receiving === 'till')
    return request(checkoutOffline, { ...input, body: { ...body, note: '' } });
  return request(checkoutSelfPickup, input);
}
