import type { PageModule } from '@karavan/shared-api/remote';
import { ManageWebhooks } from '../features/manage/webhooks/manage-webhooks.tsx';

/** /organizations/{id}/manage/webhooks: where the organization has its events sent. */
export const page: PageModule = {
  Component: ({ params: { id } }) => <ManageWebhooks key={id} organizationId={Number(id)} />,
};
