import type { PageModule } from '@karavan/shared-api/remote';
import { MyAttendance } from '../features/attendance/check-in/my-attendance.tsx';

/** /profile/workplaces/{membershipId}: a person's own attendance at one of their jobs. */
export const page: PageModule = {
  Component: ({ params: { membershipId } }) => (
    <MyAttendance key={membershipId} membershipId={Number(membershipId)} />
  ),
};
