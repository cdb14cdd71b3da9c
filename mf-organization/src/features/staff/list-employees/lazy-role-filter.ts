import { lazily } from '@karavan/shared-ui/lazily';

/** Loads after the page, as the roles do. */
export const RoleFilter = lazily(
  async () => (await import(/* webpackChunkName: "role-filter" */ './role-filter.tsx')).RoleFilter,
);
