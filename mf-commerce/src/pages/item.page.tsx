import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { PageModule } from '@karavan/shared-api/remote';
import { isSignedInAtom } from '@karavan/shared-api/state';
import { lazily } from '@karavan/shared-ui/lazily';
import { servedLazily } from '@karavan/shared-ui/served-lazily';
import { size } from '@karavan/shared-ui/tokens';
import type { ItemDetail } from '@karavan/shared-api/contract/items';
import { ItemPart } from '../shared/action-bar.tsx';
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

/** What somebody pays is theirs alone and never in what the server renders. */
const OwnPrices = lazily(
  async () =>
    (await import(/* webpackChunkName: "own-prices" */ '../features/shop/view-item/own-prices.tsx'))
      .OwnPrices,
);

/**
 * One line is kept free, whether it comes or not: nothing moves when it does. For guests, too: what the server renders is the
 * same for everybody.
 */
const OwnPlace = styled(ItemPart)`
  min-height: 36px;

  &:empty {
    display: grid;
  }
`;

/** A rental leads to its calendar, an event to its tickets, goods to the cart. */
function Purchase({ item }: { readonly item: ItemDetail }) {
  const { rental, event, sizes } = item;
  const isSignedIn = useAtomValue(isSignedInAtom);
  if (rental) return <RentLink item={item} terms={rental} />;
  if (event) return <BuyTickets item={item} event={event} />;
  return (
    sizes.length > 0 && (
      <>
        <BuyItem item={item} />
        <OwnPlace>{isSignedIn && <OwnPrices itemId={item.id} />}</OwnPlace>
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
