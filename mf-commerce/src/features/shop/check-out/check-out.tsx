import { useEffect } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { Cart } from '@karavan/shared-api/contract/carts';
import { useShell } from '@karavan/shared-api/remote';
import { useSearchParams } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Button } from '@karavan/shared-ui/button';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { RadioGroup } from '@karavan/shared-ui/radio-group';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { color, fontSize } from '@karavan/shared-ui/tokens';
import { ChangedCart } from '../shared/changed-cart.tsx';
import { CartSums } from '../shared/cart-sums.tsx';
import { isChanged, useCart } from '../shared/cart-query.ts';
import { Column } from '@karavan/shared-ui/column';
import { Panel } from '@karavan/shared-ui/product/panel';
import { NothingBought } from '../shared/nothing-bought.tsx';
import { useT } from '../../../shared/translation.ts';
import { ChooseAddress } from './choose-address.tsx';
import { SpendCashback } from './spend-cashback.tsx';
import { useCheckOut } from './use-check-out.ts';
import {
  nearestWay,
  offeredWays,
  PAYING,
  RECEIVING,
  type Way,
  type Wish,
} from './checkout-options.ts';

/** How a cart is had and paid for, and the order itself. The choice stands in the address. */
export function CheckOut({ id }: { readonly id: number }) {
  const t = useT();
  const { header } = useShell();
  const cart = useCart(id);
  useEffect(() => header.set({ title: t('check_out'), backTo: `/carts/${id}` }), [header, t, id]);
  return (
    <>
      <h1 className="visually-hidden">{t('check_out')}</h1>
      <AsyncView query={cart} skeleton={<PageSkeleton />}>
        {(data) =>
          data.lines.length > 0 ? <OpenCheckOut cart={data} /> : <NothingBought lacks="carts" />
        }
      </AsyncView>
    </>
  );
}

function OpenCheckOut({ cart }: { readonly cart: Cart }) {
  const t = useT();
  const { isPending, order } = useCheckOut(cart);
  const ways = offeredWays(cart);
  const [way, setWay] = useWay(ways);
  if (!way) return <EmptyState title={t('nothing_offered')} />;
  const isCourier = way.receiving === 'courier';
  const lacksAddress = isCourier && !cart.delivery?.address;
  const paying = PAYING.filter((value) =>
    ways.some((other) => other.receiving === way.receiving && other.paying === value),
  );
  return (
    <Column>
      <ChangedCart cart={cart} />
      <Panel>
        <RadioGroup
          label={t('receiving')}
          value={way.receiving}
          options={RECEIVING.filter((value) =>
            ways.some(({ receiving }) => receiving === value),
          ).map((value) => ({ value, label: <ReceivingWords cart={cart} receiving={value} /> }))}
          onValueChange={(receiving) => setWay({ receiving })}
        />
      </Panel>
      {isCourier && (
        <Panel>
          <ChooseAddress cart={cart} />
        </Panel>
      )}
      {paying.length > 1 && (
        <Panel>
          <RadioGroup
            label={t('paying')}
            value={way.paying}
            options={paying.map((value) => ({ value, label: t(`paying_${value}`) }))}
            onValueChange={(value) => setWay({ paying: value })}
          />
        </Panel>
      )}
      <SpendCashback cart={cart} />
      <Panel>
        <CartSums cart={cart} isDelivered={isCourier} />
        <Button
          wide
          loading={isPending}
          disabled={isChanged(cart) || lacksAddress}
          onClick={() => void order(way)}
        >
          {t(way.receiving === 'till' ? 'go_to_till' : 'order')}
        </Button>
        <Hint role="status">{lacksAddress ? t('address_needed') : t(`next_${way.id}`)}</Hint>
      </Panel>
    </Column>
  );
}

interface ReceivingWordsProps {
  readonly cart: Cart;
  readonly receiving: Way['receiving'];
}

function ReceivingWords({ cart, receiving }: ReceivingWordsProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { delivery, organization } = cart;
  const freeFrom =
    delivery?.free_from && t('free_from', { sum: formatMoney(delivery.free_from, locale) });
  const note = { till: t('till_text'), pickup: organization.address, courier: freeFrom };
  return (
    <>
      {t(`receiving_${receiving}`)}
      <Note>{note[receiving]}</Note>
    </>
  );
}

function useWay(ways: readonly Way[]) {
  const [search, setSearch] = useSearchParams();
  const way = nearestWay(ways, {
    receiving: search.get('receiving'),
    paying: search.get('paying'),
  });
  function change(part: Wish): void {
    const { receiving, paying } = { ...way, ...part };
    setSearch({ receiving: receiving ?? '', paying: paying ?? '' }, { replace: true });
  }
  return [way, change] as const;
}

const Note = styled.span`
  display: block;
  color: ${color.textMuted};
  font-size: ${fontSize.small};
`;

const Hint = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  text-align: center;
`;
