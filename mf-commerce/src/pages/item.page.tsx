import type { PageModule } from '@karavan/shared-api/remote';
import { ViewItem } from '../features/view-item/view-item.tsx';
import { prefetchItem } from '../features/view-item/item-query.ts';

/** /p/{id}: one item. */
export const itemPage: PageModule = {
  Component: ({ params }) => <ViewItem id={Number(params['id'])} />,
  prefetch: (context) => prefetchItem(context, Number(context.params['id'])),
};
