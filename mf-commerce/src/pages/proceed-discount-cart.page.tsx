import type { PageModule } from '@karavan/shared-api/remote';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { SellCart } from '../features/till/sell/sell-cart/sell-cart.tsx';
import { withTillTexts } from '../features/till/translation.ts';

/** /proceed-discount-cart?transaction={id} */
export const page: PageModule = { Component: withTillTexts(SellCart, <PageSkeleton />) };
