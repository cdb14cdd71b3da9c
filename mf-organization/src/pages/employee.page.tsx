import type { PageModule } from '@karavan/shared-api/remote';
import { ViewEmployee } from '../features/staff/view-employee/view-employee.tsx';

/** /organizations/{id}/manage/staff/{membershipId}: one of the staff. */
export const page: PageModule = {
  Component: ({ params: { id, membershipId } }) => (
    <ViewEmployee
      key={`${id} ${membershipId}`}
      organizationId={Number(id)}
      membershipId={Number(membershipId)}
    />
  ),
};
