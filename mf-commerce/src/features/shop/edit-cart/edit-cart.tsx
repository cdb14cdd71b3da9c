import { useEffect } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { Cart, CartLine } from '@karavan/shared-api/contract/carts';
import { useShell } from '@karavan/shared-api/remote';
import { useNavigate } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Button } from '@karavan/shared-ui/button';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { lazily } from '@karavan/shared-ui/lazily';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { media, size, space } from '@karavan/shared-ui/tokens';
import { hasNews, useCart, useQuantities } from '../shared/cart-query.ts';
import { CartSums } from '../shared/cart-sums.tsx';
import { ChangedCart } from '../shared/lazy-changed-cart.ts';
import { Panel } from '@karavan/shared-ui/product/panel';
import { Due } from '../shared/due.tsx';
import { DuePage } from '../shared/due-page.ts';
import { LiveCart } from '../shared/lazy-live-cart.ts';
import { NothingBought } from '../shared/lazy-nothing-bought.ts';
import { useT } from '../../../shared/translation.ts';
import { CartLineRow } from './cart-line.tsx';

import { DiscountCard } from '../../../shared/discount-card.tsx';

/** Few organizations have several cards. */
const CartCardChoice = lazily(
  async () =>
    (await import(/* webpackChunkName: "cart-card-choice" */ './cart-card-choice.tsx'))
      .CartCardChoice,
);

/** Loads after the cart itself. */
const CartPromotion = lazily(
  async () =>
    (
      await import(
        /* webpackChunkName: "cart-promotion" */ '../../../shared/promotion-code/cart-promotion.tsx'
      )
    ).CartPromotion,
);

/** A cart: quantities, changes since the last visit, the discount card, and checkout. */
export function EditCart({ id }: { readonly id: number }) {
  const t = useT();
  const { header } = useShell();
  const cart = useCart(id);
  const title = cart.data?.organization.title ?? t('carts');
  useEffect(() => header.set({ title, backTo: '/carts' }), [header, title]);
  return (
    <>
      <h1 className="visually-hidden">
        {cart.data ? t('cart_of', { title: cart.data.organization.title }) : t('carts')}
      </h1>
      <AsyncView query={cart} skeleton={<PageSkeleton />}>
        {(data) => <OpenCart cart={data} />}
      </AsyncView>
    </>
  );
}

function OpenCart({ cart }: { readonly cart: Cart }) {
  const t = useT();
  const { toasts } = useShell();
  const locale = useAtomValue(localeAtom);
  const quantities = useQuantities(cart.id);
  const navigate = useNavigate();
  const { organization, lines, card } = cart;

  function setQuantity({ size_id, quantity: before }: CartLine, quantity: number): void {
    quantities.set(size_id, quantity);
    if (quantity > 0) return;
    toasts.show({
      kind: 'info',
      text: t('removed'),
      action: { label: t('undo'), run: () => quantities.restore(size_id, before) },
    });
  }

  if (lines.length === 0) {
    return (
      <>
        {hasNews(cart) && <ChangedCart cart={cart} />}
        <NothingBought lacks="carts" />
      </>
    );
  }
  return (
    <Page>
      <LiveCart cart={cart} />
      {hasNews(cart) && <ChangedCart cart={cart} />}
      <Panel>
        <ul>
          {lines.map((line) => (
            <CartLineRow
              key={line.size_id}
              line={line}
              onQuantity={(quantity) => setQuantity(line, quantity)}
            />
          ))}
        </ul>
      </Panel>
      <Sums>
        {card && <DiscountCard card={card} issuer={organization} />}
        {cart.cards.length > 1 && <CartCardChoice cart={cart} />}
        <CartPromotion cart={cart} />
        <Due
          total={formatMoney(cart.total, locale)}
          action={
            <Button
              wide
              size="large"
              disabled={hasNews(cart) || quantities.isPending}
              onClick={() => void navigate(`/carts/${cart.id}/delivery`)}
            >
              {t('check_out')}
            </Button>
          }
        >
          <CartSums cart={cart} />
        </Due>
      </Sums>
    </Page>
  );
}

/** On wide screens what it costs stays beside what is bought, on phones the press that goes on. */
const Page = styled(DuePage)`
  ${media.wide} {
    > :not(:nth-last-child(-n + 2)) {
      grid-column: 1 / -1;
    }
  }
`;

const Sums = styled.div`
  display: contents;

  ${media.wide} {
    display: grid;
    gap: ${space[4]};
    position: sticky;
    top: calc(${size.header} + ${space[5]});
  }
`;
