import type { PageModule } from '@karavan/shared-api/remote';
import { ManageMessages } from '../features/manage/messages/manage-messages.tsx';

/** /organizations/{id}/manage/messages: what an organization writes to its followers. */
export const page: PageModule = {
  Component: ({ params: { id } }) => <ManageMessages key={id} organizationId={Number(id)} />,
};
