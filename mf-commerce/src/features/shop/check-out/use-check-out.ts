import { useStore } from 'jotai';
import { useQueryClient } from '@tanstack/react-query';
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
import { endpointKey } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useNavigate } from '@karavan/shared-api/router';
import { cartCountAtom } from '@karavan/shared-api/state';
import { useT } from '../../../shared/translation.ts';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { useCall } from '../../../shared/use-call.ts';
import type { Way } from './ways.ts';

/** Orders a cart in one of the ways, and leads to its receipt. */
export function useCheckOut({ id, version }: Pick<Cart, 'id' | 'version'>) {
  const t = useT();
  const { api } = useShell();
  const store = useStore();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { isPending, run } = useCall();
  const attempt = useAttempt();

  function call({ receiving, paying }: Way) {
    const input = { params: { id }, body: { version } };
    const options = { idempotencyKey: attempt.keyFor(`${version} ${receiving} ${paying}`) };
    if (paying === 'online') {
      const body = { version, is_delivered: receiving === 'courier' };
      return api.call(checkoutOnlinePayment, { ...input, body }, options);
    }
    if (receiving === 'courier') return api.call(checkoutDelivery, input, options);
    if (receiving === 'till') return api.call(checkoutOffline, input, options);
    return api.call(checkoutSelfPickup, input, options);
  }

  async function order(way: Way): Promise<void> {
    const key = endpointKey(getCart, 'one', { params: { id } });
    const answer = await run(() => call(way), t('ordered'));
    if (answer?.ok) {
      void queries.invalidateQueries({ queryKey: endpointKey(listCarts, 'one') });
      queries.removeQueries({ queryKey: key });
      void api
        .call(countCartItems, {})
        .then((counted) => counted.ok && store.set(cartCountAtom, counted.data.count));
      await navigate(`/receipts/${answer.data.transaction_id}`, { replace: true });
    } else if (answer) {
      const changed = (answer.error.body as { cart?: Cart } | undefined)?.cart;
      if (changed) queries.setQueryData(key, changed);
    }
  }

  return { isPending, order };
}
