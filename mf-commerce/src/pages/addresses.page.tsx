import type { PageModule } from '@karavan/shared-api/remote';
import { ListAddresses } from '../features/addresses/list-addresses/list-addresses.tsx';
import { withAddressTexts } from '../features/addresses/translation.ts';

const Addresses = withAddressTexts(ListAddresses);

/** /delivery-addresses: the client's delivery addresses. */
export const page: PageModule = { Component: () => <Addresses /> };
