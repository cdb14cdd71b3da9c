import { atOnce, lazily } from '@karavan/shared-ui/lazily';

/** For the few carts of which something is to be said: `hasNews` tells which. */
export const ChangedCart = lazily(
  async () =>
    (await import(/* webpackChunkName: "changed-cart" */ './changed-cart.tsx')).ChangedCart,
  null,
  atOnce,
);
