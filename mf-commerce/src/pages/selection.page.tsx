import type { PageModule } from '@karavan/shared-api/remote';
import { prefetchItem } from '../features/shop/view-item/item-query.ts';
import { prefetchSelection } from '../features/shop/shared/selection-query.ts';
import { ViewSelection } from '../features/shop/view-selection/view-selection.tsx';

/** /p/{id}/selection: what goes with an item. */
export const page: PageModule = {
  Component: ({ params: { id } }) => <ViewSelection key={id} id={Number(id)} />,
  async prefetch(context) {
    const id = Number(context.params['id']);
    await Promise.all([prefetchItem(context, id), prefetchSelection(context, id)]);
  },
};
