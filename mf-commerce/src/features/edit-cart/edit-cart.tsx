import { useEffect } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { Cart, CartLine } from '@karavan/shared-api/contract/carts';
import { useShell } from '@karavan/shared-api/remote';
import { localeAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Banner } from '@karavan/shared-ui/banner';
import { Button } from '@karavan/shared-ui/button';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { Column } from '../../shared/column.ts';
import { useFailureTexts } from '../../shared/failure-texts.ts';
import { Panel } from '../../shared/panel.ts';
import { Sums } from '../../shared/sums.tsx';
import { useT } from '../../shared/translation.ts';
import { CartLineRow } from './cart-line.tsx';
import { useCart, useCheckout, useQuantities } from './cart-query.ts';
import { DiscountCard } from './discount-card.tsx';

/** A cart: quantities, what has changed, the discount card, and the order. */
export function EditCart({ id }: { readonly id: number }) {
  const failure = useFailureTexts();
  const cart = useCart(id);
  return (
    <AsyncView query={cart} skeleton={<PageSkeleton />} failure={failure}>
      {(data) => <OpenCart cart={data} />}
    </AsyncView>
  );
}

function OpenCart({ cart }: { readonly cart: Cart }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { header, toasts } = useShell();
  const quantities = useQuantities(cart.id);
  const checkout = useCheckout(cart.id);
  const { organization, lines, card } = cart;
  useEffect(
    () => header.set({ title: organization.title, backTo: '/carts' }),
    [header, organization.title],
  );

  function setQuantity({ size_id, quantity: before }: CartLine, quantity: number): void {
    quantities.set(size_id, quantity);
    if (quantity > 0) return;
    toasts.show({
      kind: 'info',
      text: t('removed'),
      action: { label: t('undo'), run: () => void quantities.restore(size_id, before) },
    });
  }

  const name = <h1 className="visually-hidden">{t('cart_of', { title: organization.title })}</h1>;
  if (lines.length === 0) {
    return (
      <>
        {name}
        <EmptyState title={t('carts_empty')} text={t('carts_empty_text')} />
      </>
    );
  }
  const isChanged = lines.some(({ change }) => change !== null);
  return (
    <Column>
      {name}
      {isChanged && (
        <Banner
          tone="warning"
          action={
            <Button kind="quiet" size="small" onClick={() => quantities.confirm(cart)}>
              {t('confirm_changes')}
            </Button>
          }
        >
          {t('cart_changed')}
        </Banner>
      )}
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
      {card && <DiscountCard card={card} organization={organization} />}
      <Panel>
        <Sums
          rows={[
            { label: t('goods'), sum: formatMoney(cart.goods, locale) },
            ...(Number(cart.discount.amount) > 0
              ? [{ label: t('discount'), sum: `−${formatMoney(cart.discount, locale)}` }]
              : []),
          ]}
          total={{ label: t('total'), sum: formatMoney(cart.total, locale) }}
        />
        <Hint>{t('pickup_at', { address: organization.address })}</Hint>
        <Button
          wide
          loading={checkout.isPending}
          disabled={isChanged || quantities.isPending}
          onClick={() =>
            checkout.mutate({ params: { id: cart.id }, body: { version: cart.version } })
          }
        >
          {t('order_pickup')}
        </Button>
      </Panel>
    </Column>
  );
}

const Hint = styled.p`
  text-align: center;
`;
