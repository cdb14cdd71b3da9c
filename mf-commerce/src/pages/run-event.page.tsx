import type { PageModule } from '@karavan/shared-api/remote';
import { RunEvent } from '../features/events/run-event/run-event.tsx';

/** /organizations/{id}/manage/events/{itemID}: one event as its staff run it. */
export const page: PageModule = {
  Component: ({ params: { id, itemID } }) => (
    <RunEvent key={itemID} organizationId={Number(id)} itemId={Number(itemID)} />
  ),
};
