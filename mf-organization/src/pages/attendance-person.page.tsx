import type { PageModule } from '@karavan/shared-api/remote';
import { ViewMonth } from '../features/attendance/view-month/view-month.tsx';

/** /organizations/{id}/manage/attendance/{membershipId}: a month of one of the staff. */
export const page: PageModule = {
  Component: ({ params: { id, membershipId } }) => (
    <ViewMonth
      key={`${id} ${membershipId}`}
      organizationId={Number(id)}
      membershipId={Number(membershipId)}
    />
  ),
};
