import type { PageModule } from '@karavan/shared-api/remote';
import { SellBySum } from '../features/till/sell/sell-by-sum/sell-by-sum.tsx';

/** /proceed-discount?client={code, UID, id or phone} */
export const page: PageModule = { Component: SellBySum };
