import type { PageModule } from '@karavan/shared-api/remote';
import { ViewAttendance } from '../features/attendance/view-staff/view-attendance.tsx';

/** /organizations/{id}/manage/attendance: who of the staff is there, today and in a month. */
export const page: PageModule = {
  Component: ({ params: { id } }) => <ViewAttendance key={id} organizationId={Number(id)} />,
};
