import type { PageModule } from '@karavan/shared-api/remote';
import { CreateAddress } from '../features/addresses/edit-address/create-address.tsx';
import { withAddressTexts } from '../features/addresses/translation.ts';

const NewAddress = withAddressTexts(CreateAddress);

/** /delivery-addresses/create: `?back=` names the page of this site to return to. */
export const page: PageModule = { Component: () => <NewAddress /> };
