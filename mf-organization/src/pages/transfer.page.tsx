import type { PageModule } from '@karavan/shared-api/remote';
import { ManageTransfer } from '../features/manage/transfer/manage-transfer.tsx';

/** /organizations/{id}/manage/transfer: how the organization gets another owner. */
export const page: PageModule = {
  Component: ({ params: { id } }) => <ManageTransfer key={id} organizationId={Number(id)} />,
};
