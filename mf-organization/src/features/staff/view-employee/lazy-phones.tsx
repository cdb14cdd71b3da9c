import { lazily } from '@karavan/shared-ui/lazily';

/** Loads after the page, as the numbers do. */
export const Phones = lazily(
  async () => (await import(/* webpackChunkName: "phones" */ './phones.tsx')).Phones,
);
