import type { PageModule } from '@karavan/shared-api/remote';
import { ShowCode } from '../features/attendance/show-code/show-code.tsx';

/** /organizations/{id}/manage/attendance/code: the code that the staff check in and out with. */
export const page: PageModule = {
  Component: ({ params: { id } }) => <ShowCode key={id} organizationId={Number(id)} />,
};
