import { getCart } from '@karavan/shared-api/client/carts';
import { updateCartGifts } from '@karavan/shared-api/client/gifts';
import type { Cart } from '@karavan/shared-api/contract/carts';
import { endpointKey, useWrite } from '@karavan/shared-api/query';
import { Panel } from '@karavan/shared-ui/product/panel';
import { GiftSwitch } from '../../../shared/gift-switch.tsx';
import { useT } from '../../../shared/translation.ts';

/** Whether a cart is paid with gift cards; nothing without one. */
export function SpendGifts({ cart }: { readonly cart: Cart }) {
  const t = useT();
  const params = { id: cart.id };
  const { isPending, send } = useWrite(updateCartGifts, {
    onSuccess: (changed, _input, queries) =>
      void queries.setQueryData(endpointKey(getCart, 'one', { params }), changed),
  });
  const { gifts } = cart;
  if (!gifts) return null;
  return (
    <Panel aria-label={t('spend_gifts')}>
      <GiftSwitch
        balance={gifts.balance}
        isSpent={gifts.is_spent}
        isPending={isPending}
        onChange={(spend) => void send({ params, body: { spend } })}
      />
    </Panel>
  );
}
