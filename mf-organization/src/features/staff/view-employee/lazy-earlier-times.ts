import { lazily } from '@karavan/shared-ui/lazily';

/** Loads after the page: few people have worked here before. */
export const EarlierTimes = lazily(
  async () =>
    (await import(/* webpackChunkName: "earlier-times" */ './earlier-times.tsx')).EarlierTimes,
);
