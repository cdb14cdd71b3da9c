import { lazily } from '@karavan/shared-ui/lazily';

/** Few come to limit somebody: it loads after the queue. */
export const LimitOrganization = lazily(
  async () =>
    (await import(/* webpackChunkName: "limit-organization" */ './limit-organization.tsx'))
      .LimitOrganization,
);
