import type { PageModule } from '@karavan/shared-api/remote';
import { EditEvent } from '../features/catalog/edit-item/edit-event.tsx';

/** /organizations/{id}/manage/events/{itemID}/edit: an event as its staff change it. */
export const page: PageModule = {
  Component: ({ params: { id, itemID } }) => (
    <EditEvent key={itemID} organizationId={Number(id)} itemId={Number(itemID)} />
  ),
};
