import type { PageModule } from '@karavan/shared-api/remote';
import { ListRoles } from '../features/staff/manage-roles/list-roles.tsx';

/** /organizations/{id}/manage/roles: what the people of an organization can be. */
export const page: PageModule = {
  Component: ({ params: { id } }) => <ListRoles key={id} organizationId={Number(id)} />,
};
