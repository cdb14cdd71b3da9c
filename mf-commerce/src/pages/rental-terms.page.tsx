import type { PageModule } from '@karavan/shared-api/remote';
import { EditTerms } from '../features/lettings/edit-terms/edit-terms.tsx';

/** /organizations/{id}/manage/items/{itemID}/rental: the terms of a rental, for its staff. */
export const page: PageModule = {
  Component: ({ params: { id, itemID } }) => (
    <EditTerms key={itemID} organizationId={Number(id)} itemId={Number(itemID)} />
  ),
};
