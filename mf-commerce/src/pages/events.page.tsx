import type { PageModule } from '@karavan/shared-api/remote';
import { ListEvents } from '../features/events/list-events/list-events.tsx';

/** /organizations/{id}/manage/events: the events that an organization runs. */
export const page: PageModule = {
  Component: ({ params: { id } }) => <ListEvents key={id} organizationId={Number(id)} />,
};
