import styled from 'styled-components';
import type { PageModule } from '@karavan/shared-api/remote';
import { lazily } from '@karavan/shared-ui/lazily';
import { size } from '@karavan/shared-ui/tokens';
import { BuyItem } from '../features/buy-item/buy-item.tsx';
import { ViewItem } from '../features/view-item/view-item.tsx';
import { prefetchItem } from '../features/view-item/item-query.ts';

/** Keeps the row's place until it is there. */
const NoActions = styled.div`
  height: ${size.touch};
`;

const ItemActions = lazily(
  async () =>
    (await import(/* webpackChunkName: "item-actions" */ '../features/mark-item/item-actions.tsx'))
      .ItemActions,
  <NoActions />,
);

const PreviewComments = lazily(
  async () =>
    (
      await import(
        /* webpackChunkName: "item-comments" */ '../features/preview-comments/preview-comments.tsx'
      )
    ).PreviewComments,
);

const SimilarItems = lazily(
  async () =>
    (
      await import(
        /* webpackChunkName: "similar-items" */ '../features/view-item/similar-items.tsx'
      )
    ).SimilarItems,
);

/** /p/{id}: one item. */
export const itemPage: PageModule = {
  Component: ({ params }) => (
    <ViewItem
      key={params['id']}
      id={Number(params['id'])}
      purchase={({ sizes }) => <BuyItem sizes={sizes} />}
      actions={(item) => <ItemActions item={item} />}
      discussion={({ id }) => <PreviewComments itemId={id} />}
      similar={({ id }) => <SimilarItems id={id} />}
    />
  ),
  prefetch: (context) => prefetchItem(context, Number(context.params['id'])),
};
