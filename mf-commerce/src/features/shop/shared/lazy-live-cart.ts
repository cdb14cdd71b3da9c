import { lazily } from '@karavan/shared-ui/lazily';

export const LiveCart = lazily(
  async () => (await import(/* webpackChunkName: "live-cart" */ './live-cart.tsx')).LiveCart,
);
