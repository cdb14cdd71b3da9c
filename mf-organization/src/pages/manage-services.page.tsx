import type { PageModule } from '@karavan/shared-api/remote';
import { ManageServices } from '../features/manage/services/manage-services.tsx';

/** /organizations/{id}/manage/services: what an organization offers to do. */
export const page: PageModule = {
  Component: ({ params: { id } }) => <ManageServices key={id} organizationId={Number(id)} />,
};
