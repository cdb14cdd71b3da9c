import { lazily } from '@karavan/shared-ui/lazily';

/** Loads after its page. */
export const OfferMenu = lazily(
  async () => (await import(/* webpackChunkName: "offer-menu" */ './offer-menu.tsx')).OfferMenu,
);
