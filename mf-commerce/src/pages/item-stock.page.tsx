import type { PageModule } from '@karavan/shared-api/remote';
import { ViewItemEntries } from '../features/stock/view-entries/view-item-entries.tsx';

/** /organizations/{id}/manage/items/{itemID}/stock: what has changed the stock of a product. */
export const page: PageModule = {
  Component: ({ params: { id, itemID } }) => (
    <ViewItemEntries key={`${id} ${itemID}`} organizationId={Number(id)} itemId={Number(itemID)} />
  ),
};
