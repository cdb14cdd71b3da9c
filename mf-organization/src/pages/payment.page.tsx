import type { PageModule } from '@karavan/shared-api/remote';
import { ManagePayment } from '../features/manage/payment/manage-payment.tsx';

/** /organizations/{id}/payment: what the organization takes money online with. */
export const page: PageModule = {
  Component: ({ params: { id } }) => <ManagePayment key={id} organizationId={Number(id)} />,
};
