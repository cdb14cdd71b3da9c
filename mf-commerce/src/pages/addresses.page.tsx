import type { PageModule } from '@karavan/shared-api/remote';
import { ListAddresses } from '../features/keep-addresses/list-addresses.tsx';

/** /delivery-addresses: where the client has things brought to. */
export const addressesPage: PageModule = { Component: ListAddresses };
