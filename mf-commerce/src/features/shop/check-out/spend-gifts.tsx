import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { getCart } from '@karavan/shared-api/client/carts';
import { updateCartGifts } from '@karavan/shared-api/client/gifts';
import type { Cart } from '@karavan/shared-api/contract/carts';
import { endpointKey, useWrite } from '@karavan/shared-api/query';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { Panel } from '@karavan/shared-ui/product/panel';
import { Switch } from '@karavan/shared-ui/switch';
import { color, type } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';

/** Whether a cart is paid with gift cards; nothing without one. */
export function SpendGifts({ cart }: { readonly cart: Cart }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const params = { id: cart.id };
  const { isPending, send } = useWrite(updateCartGifts, {
    onSuccess: (changed, _input, queries) =>
      void queries.setQueryData(endpointKey(getCart, 'one', { params }), changed),
  });
  const { gifts } = cart;
  if (!gifts) return null;
  return (
    <Panel aria-label={t('spend_gifts')}>
      <Switch
        checked={gifts.is_spent}
        disabled={isPending}
        onChange={({ target }) => void send({ params, body: { spend: target.checked } })}
      >
        {t('spend_gifts')}
        <Note>{t('gift_balance', { sum: formatMoney(gifts.balance, locale) })}</Note>
      </Switch>
    </Panel>
  );
}

const Note = styled.span`
  display: block;
  color: ${color.textMuted};
  font: ${type.second};
`;
