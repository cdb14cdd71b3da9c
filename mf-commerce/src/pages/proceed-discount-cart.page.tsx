import type { PageModule } from '@karavan/shared-api/remote';
import { SellCart } from '../features/till/sell/sell-cart/sell-cart.tsx';

/** /proceed-discount-cart?transaction={id} */
export const page: PageModule = { Component: SellCart };
