import type { PageModule } from '@karavan/shared-api/remote';
import { CreateAddress } from '../features/keep-addresses/create-address.tsx';

/** /delivery-addresses/create: `?back=` names the own page that it returns to. */
export const createAddressPage: PageModule = { Component: CreateAddress };
