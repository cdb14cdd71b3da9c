import { useEffect } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { Cart } from '@karavan/shared-api/contract/carts';
import { useShell } from '@karavan/shared-api/remote';
import { useSearchParams } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { RadioGroup } from '@karavan/shared-ui/radio-group';
import { atOnce, lazily } from '@karavan/shared-ui/lazily';
import { PageSkeleton, SkeletonText } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { color, media, size, space, type } from '@karavan/shared-ui/tokens';
import { ChangedCart } from '../shared/lazy-changed-cart.ts';
import { hasNews, useCart } from '../shared/cart-query.ts';
import { Panel } from '@karavan/shared-ui/product/panel';
import { DuePage } from '../shared/due-page.ts';
import { LiveCart } from '../shared/lazy-live-cart.ts';
import { NothingBought } from '../shared/lazy-nothing-bought.ts';
import { addedAddressOf } from '../../../shared/added-address.ts';
import { useT } from '../../../shared/translation.ts';
import { CartLines } from './cart-lines.tsx';
import { ChooseAddress } from './choose-address.tsx';
import { refusalWords } from './refusal-words.ts';
import {
  closestOption,
  offeredOptions,
  PAYING,
  RECEIVING,
  type CheckoutOption,
  type Selection,
} from './checkout-options.ts';

const PlaceOrder = lazily(
  async () => (await import(/* webpackChunkName: "place-order" */ './place-order.tsx')).PlaceOrder,
  <SkeletonText lines={6} />,
  atOnce,
);

/**
 * Chooses how to receive and pay for a cart, and places the order. The selection is kept in the
 * URL.
 */
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
  const options = offeredOptions(cart);
  const [option, select] = useCheckoutOption(options);
  const [search] = useSearchParams();
  if (!option) return <EmptyState scene="closed" title={t('nothing_offered')} />;
  const isCourier = option.receiving === 'courier';
  const paying = PAYING.filter((value) =>
    options.some((other) => other.receiving === option.receiving && other.paying === value),
  );
  return (
    <Page>
      <LiveCart cart={cart} />
      {hasNews(cart) && <ChangedCart cart={cart} />}
      <CartLines cart={cart} />
      <Panel>
        <RadioGroup
          label={t('receiving')}
          value={option.receiving}
          options={RECEIVING.filter((value) =>
            options.some(({ receiving }) => receiving === value),
          ).map((value) => ({ value, label: <ReceivingWords cart={cart} receiving={value} /> }))}
          onValueChange={(receiving) => select({ receiving })}
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
            value={option.paying}
            options={paying.map((value) => ({ value, label: t(`paying_${value}`) }))}
            onValueChange={(value) => select({ paying: value })}
          />
        </Panel>
      )}
      {isCourier && addedAddressOf(search) !== null ? (
        // Not before it is known that it goes to the address that was just added.
        <SkeletonText lines={6} />
      ) : (
        <PlaceOrder cart={cart} option={option} />
      )}
    </Page>
  );
}

interface ReceivingWordsProps {
  readonly cart: Cart;
  readonly receiving: CheckoutOption['receiving'];
}

function ReceivingWords({ cart, receiving }: ReceivingWordsProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { delivery, organization } = cart;
  const freeFrom =
    delivery?.free_from && t('free_from', { sum: formatMoney(delivery.free_from, locale) });
  const refusal = refusalWords(cart, t, locale);
  const note = { till: t('till_text'), pickup: organization.address, courier: refusal ?? freeFrom };
  return (
    <>
      {t(`receiving_${receiving}`)}
      <Note>{note[receiving]}</Note>
    </>
  );
}

function useCheckoutOption(options: readonly CheckoutOption[]) {
  const [search, setSearch] = useSearchParams();
  const option = closestOption(options, {
    receiving: search.get('receiving'),
    paying: search.get('paying'),
  });
  function change(part: Selection): void {
    const { receiving, paying } = { ...option, ...part };
    setSearch({ receiving: receiving ?? '', paying: paying ?? '' }, { replace: true });
  }
  return [option, change] as const;
}

/** On wide screens what it costs stays beside what is chosen, on phones the press that orders. */
const Page = styled(DuePage)`
  ${media.wide} {
    > *,
    > form > * {
      grid-column: 1;
    }

    /* Beside everything else, however much that is. */
    > form > :last-child {
      position: sticky;
      top: calc(${size.header} + ${space[5]});
      display: grid;
      grid-area: 1 / 2 / span 9;
      gap: ${space[4]};
    }
  }
`;

const Note = styled.span`
  display: block;
  color: ${color.textMuted};
  font: ${type.second};
`;
