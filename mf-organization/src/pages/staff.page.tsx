import type { PageModule } from '@karavan/shared-api/remote';
import { ListEmployees } from '../features/staff/list-employees/list-employees.tsx';

/** /organizations/{id}/manage/staff: who works for an organization. */
export const page: PageModule = {
  Component: ({ params: { id } }) => <ListEmployees key={id} organizationId={Number(id)} />,
};
