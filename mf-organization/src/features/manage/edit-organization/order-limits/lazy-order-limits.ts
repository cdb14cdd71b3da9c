import { lazily } from '@karavan/shared-ui/lazily';

/** Loads when the rest of the page is there. */
export const OrderLimits = lazily(
  async () =>
    (await import(/* webpackChunkName: "order-limits" */ './order-limits.tsx')).OrderLimits,
);
