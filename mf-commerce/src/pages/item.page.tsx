import styled from 'styled-components';
import type { PageModule } from '@karavan/shared-api/remote';
import { lazily } from '@karavan/shared-ui/lazily';
import { servedLazily } from '@karavan/shared-ui/served-lazily';
import { color, media, size, space } from '@karavan/shared-ui/tokens';
import type { ItemDetail } from '@karavan/shared-api/contract/items';
import { RentLink } from '../features/bookings/book-rental/rent-link.tsx';
import { BuyItem } from '../features/shop/buy-item/buy-item.tsx';
import { BuyTickets } from '../features/bookings/buy-tickets/buy-tickets.tsx';
import { ViewItem } from '../features/shop/view-item/view-item.tsx';
import { prefetchItem } from '../features/shop/view-item/item-query.ts';

/** Reserves the row's space until it is loaded. */
const NoActions = styled.div`
  height: ${size.touch};
`;

const ItemActions = servedLazily(
  async () =>
    (
      await import(
        /* webpackChunkName: "part-item-details" */ '../features/shop/item-actions/item-actions.tsx'
      )
    ).ItemActions,
  <NoActions />,
);

const PreviewComments = lazily(
  async () =>
    (
      await import(
        /* webpackChunkName: "item-comments" */ '../features/shop/preview-comments/preview-comments.tsx'
      )
    ).PreviewComments,
);

const SimilarItems = lazily(
  async () =>
    (
      await import(
        /* webpackChunkName: "similar-items" */ '../features/shop/view-item/similar-items.tsx'
      )
    ).SimilarItems,
);

const SelectionRow = lazily(
  async () =>
    (
      await import(
        /* webpackChunkName: "similar-items" */ '../features/shop/view-item/selection-row.tsx'
      )
    ).SelectionRow,
);

const ItemGone = lazily(
  async () =>
    (
      await import(
        /* webpackChunkName: "similar-items" */ '../features/shop/view-item/item-gone.tsx'
      )
    ).ItemGone,
);

const ReducedPrices = servedLazily(
  async () =>
    (
      await import(
        /* webpackChunkName: "part-item-details" */ '../features/shop/view-item/reduced-prices.tsx'
      )
    ).ReducedPrices,
);

/** Where there is a card its line has its room, with the one above it on a phone, before its script is there. */
const CardPlace = styled.div<{ readonly $isKept: boolean }>`
  background: ${color.surface};
  ${({ $isKept }) => $isKept && `min-height: calc(${size.touch} + ${space[3]});`}

  ${media.wide} {
    ${({ $isKept }) => $isKept && `min-height: ${size.touch};`}
  }
`;

/** A rental leads to its calendar, an event to its tickets, goods to the cart. */
function Purchase({ item }: { readonly item: ItemDetail }) {
  const { rental, event, sizes } = item;
  if (rental) return <RentLink item={item} terms={rental} />;
  if (event) return <BuyTickets item={item} event={event} />;
  return (
    sizes.length > 0 && (
      <>
        <BuyItem item={item} />
        <CardPlace $isKept={item.card_offer !== undefined}>
          <ReducedPrices item={item} />
        </CardPlace>
      </>
    )
  );
}

/** /p/{id}: one item. */
export const page: PageModule = {
  Component: ({ params }) => (
    <ViewItem
      key={params['id']}
      id={Number(params['id'])}
      purchase={(item) => <Purchase item={item} />}
      actions={(item) => <ItemActions item={item} />}
      discussion={({ id }) => <PreviewComments itemId={id} />}
      similar={({ id }) => (
        <>
          <SelectionRow id={id} />
          <SimilarItems id={id} />
        </>
      )}
      gone={<ItemGone id={Number(params['id'])} />}
    />
  ),
  prefetch: (context) => prefetchItem(context, Number(context.params['id'])),
};
