import type { PageModule } from '@karavan/shared-api/remote';
import { BuyItem } from '../features/buy-item/buy-item.tsx';
import { ViewItem } from '../features/view-item/view-item.tsx';
import { prefetchItem } from '../features/view-item/item-query.ts';

/** /p/{id}: one item. */
export const itemPage: PageModule = {
  Component: ({ params }) => (
    <ViewItem
      key={params['id']}
      id={Number(params['id'])}
      purchase={({ sizes }) => <BuyItem sizes={sizes} />}
    />
  ),
  prefetch: (context) => prefetchItem(context, Number(context.params['id'])),
};
