import type { PageModule } from '@karavan/shared-api/remote';
import { CreateAddress } from '../features/keep-addresses/create-address.tsx';
import { withAddressTexts } from '../features/keep-addresses/translation.ts';

const NewAddress = withAddressTexts(CreateAddress);

/** /delivery-addresses/create: `?back=` names the own page that it returns to. */
export const createAddressPage: PageModule = { Component: () => <NewAddress /> };
