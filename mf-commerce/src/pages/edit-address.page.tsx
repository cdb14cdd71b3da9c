import type { PageModule } from '@karavan/shared-api/remote';
import { EditAddress } from '../features/keep-addresses/edit-address.tsx';

/** /delivery-addresses/{id}/edit. */
export const editAddressPage: PageModule = {
  Component: ({ params }) => <EditAddress key={params['id']} id={Number(params['id'])} />,
};
