import type { PageModule } from '@karavan/shared-api/remote';
import { EditOrganization } from '../features/manage/edit-organization/edit-organization.tsx';

/** /organizations/{id}/manage/edit: what an organization tells of itself. */
export const page: PageModule = {
  Component: ({ params: { id } }) => <EditOrganization key={id} organizationId={Number(id)} />,
};
