import type { PageModule } from '@karavan/shared-api/remote';
import { EditAddress } from '../features/addresses/edit-address/edit-address.tsx';
import { withAddressTexts } from '../features/addresses/translation.ts';

const KeptAddress = withAddressTexts(EditAddress);

/** /delivery-addresses/{id}/edit. */
export const page: PageModule = {
  Component: ({ params }) => <KeptAddress key={params['id']} id={Number(params['id'])} />,
};
