import type { PageModule } from '@karavan/shared-api/remote';
import { ManageLife } from '../features/manage/end-organization/manage-life.tsx';

/** /organizations/{id}/manage/life: closing and opening again, and the numbers of receipts. */
export const page: PageModule = {
  Component: ({ params: { id } }) => <ManageLife key={id} organizationId={Number(id)} />,
};
