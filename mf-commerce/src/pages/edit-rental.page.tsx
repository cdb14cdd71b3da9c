import type { PageModule } from '@karavan/shared-api/remote';
import { EditRental } from '../features/catalog/edit-item/rental/edit-rental.tsx';

/** /organizations/{id}/manage/items/{itemID}/rental: a rental and its terms, for whoever changes them. */
export const page: PageModule = {
  Component: ({ params: { id, itemID } }) => (
    <EditRental key={itemID} organizationId={Number(id)} itemId={Number(itemID)} />
  ),
};
