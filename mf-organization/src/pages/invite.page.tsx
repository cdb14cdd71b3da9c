import type { PageModule } from '@karavan/shared-api/remote';
import { InviteEmployee } from '../features/staff/invite-employee/invite-employee.tsx';

/** /organizations/{id}/manage/staff/invite: asks a person to work there. */
export const page: PageModule = {
  Component: ({ params: { id } }) => <InviteEmployee key={id} organizationId={Number(id)} />,
};
