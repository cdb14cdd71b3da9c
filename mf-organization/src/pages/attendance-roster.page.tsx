import type { PageModule } from '@karavan/shared-api/remote';
import { PlanRoster } from '../features/attendance/plan-roster/plan-roster.tsx';

/** /organizations/{id}/manage/attendance/roster: when the staff is to work. */
export const page: PageModule = {
  Component: ({ params: { id } }) => <PlanRoster key={id} organizationId={Number(id)} />,
};
