import type { PageModule } from '@karavan/shared-api/remote';
import { CreateEvent } from '../features/catalog/edit-item/edit-event.tsx';

/** /organizations/{id}/manage/events/create: an event, from its photo to the sale. */
export const page: PageModule = {
  Component: ({ params: { id } }) => <CreateEvent key={id} organizationId={Number(id)} />,
};
