import type { PageModule } from '@karavan/shared-api/remote';
import { ViewCarts } from '../features/shop/view-carts/view-carts.tsx';

/** /carts: one cart for each organization. */
export const page: PageModule = { Component: ViewCarts };
