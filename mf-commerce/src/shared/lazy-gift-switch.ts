import { lazily } from '@karavan/shared-ui/lazily';

/** Most people have no gift card. */
export const GiftSwitch = lazily(
  async () => (await import(/* webpackChunkName: "gift-switch" */ './gift-switch.tsx')).GiftSwitch,
);
