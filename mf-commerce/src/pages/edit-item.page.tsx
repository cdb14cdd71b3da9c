import type { PageModule } from '@karavan/shared-api/remote';
import { EditItem } from '../features/catalog/edit-item/edit-item.tsx';

/** /organizations/{id}/manage/items/{itemID}: a product as its staff change it. */
export const page: PageModule = {
  Component: ({ params: { id, itemID } }) => (
    <EditItem key={itemID} organizationId={Number(id)} itemId={Number(itemID)} />
  ),
};
