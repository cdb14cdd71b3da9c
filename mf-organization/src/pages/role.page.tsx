import type { PageModule } from '@karavan/shared-api/remote';
import { ViewRole } from '../features/staff/manage-roles/view-role.tsx';

/** /organizations/{id}/manage/roles/{roleId}: one role, or with `new` the way to another one. */
export const page: PageModule = {
  Component: ({ params: { id, roleId } }) => (
    <ViewRole
      key={`${id} ${roleId}`}
      organizationId={Number(id)}
      roleId={roleId === 'new' ? null : Number(roleId)}
    />
  ),
};
