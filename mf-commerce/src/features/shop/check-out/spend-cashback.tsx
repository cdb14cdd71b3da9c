import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { getCart, updateCartCashback } from '@karavan/shared-api/client/carts';
import type { Cart } from '@karavan/shared-api/contract/carts';
import { endpointKey, useWrite } from '@karavan/shared-api/query';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { Switch } from '@karavan/shared-ui/switch';
import { color, type } from '@karavan/shared-ui/tokens';
import { Panel } from '@karavan/shared-ui/product/panel';
import { useT } from '../../../shared/translation.ts';

/** Whether to spend cashback on a cart, and what the purchase earns; nothing without cashback. */
export function SpendCashback({ cart }: { readonly cart: Cart }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const params = { id: cart.id };
  const { isPending, send } = useWrite(updateCartCashback, {
    onSuccess: (changed, _input, queries) =>
      void queries.setQueryData(endpointKey(getCart, 'one', { params }), changed),
  });
  const { cashback } = cart;
  if (!cashback) return null;
  const hasSome = Number(cashback.balance.amount) > 0;
  const earns = Number(cashback.earned.amount) > 0;

  return (
    <Panel aria-label={t('card_cashback')}>
      {hasSome && (
        <Switch
          checked={cashback.is_spent}
          disabled={isPending}
          onChange={({ target }) => void send({ params, body: { spend: target.checked } })}
        >
          {t('spend_cashback')}
          <Note>{t('cashback_balance', { sum: formatMoney(cashback.balance, locale) })}</Note>
        </Switch>
      )}
      {earns && <Gain>{t('will_earn', { sum: formatMoney(cashback.earned, locale) })}</Gain>}
    </Panel>
  );
}

const Note = styled.span`
  display: block;
  color: ${color.textMuted};
  font: ${type.second};
`;

const Gain = styled.p`
  color: ${color.success};
  font: ${type.second};
`;
