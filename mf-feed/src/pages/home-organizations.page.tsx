import type { PageModule } from '@karavan/shared-api/remote';
import { BrowseOrganizations } from '../features/browse-organizations/browse-organizations.tsx';
import { readOrganizationFilter } from '../shared/organizations/organization-filter.ts';
import { prefetchTypes } from '../shared/organizations/organization-filters.tsx';
import { prefetchOrganizations } from '../shared/organizations/organizations-query.ts';

/** /home/organizations: all organizations. */
export const page: PageModule = {
  Component: BrowseOrganizations,
  prefetch: ({ search, ...context }) =>
    Promise.all([
      prefetchOrganizations(context, readOrganizationFilter(search)),
      prefetchTypes(context),
    ]),
};
