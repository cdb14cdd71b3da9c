import type { PageModule } from '@karavan/shared-api/remote';
import { ManageWholesale } from '../features/manage/wholesale/manage-wholesale.tsx';

/** /organizations/{id}/manage/wholesale: who buys in quantity. */
export const page: PageModule = {
  Component: ({ params: { id } }) => <ManageWholesale key={id} organizationId={Number(id)} />,
};
