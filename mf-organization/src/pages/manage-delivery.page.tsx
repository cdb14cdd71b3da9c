import type { PageModule } from '@karavan/shared-api/remote';
import { ManageDelivery } from '../features/manage/delivery/manage-delivery.tsx';

/** /organizations/{id}/manage/delivery: what delivery costs, how far it goes, and who brings it. */
export const page: PageModule = {
  Component: ({ params: { id } }) => <ManageDelivery key={id} organizationId={Number(id)} />,
};
