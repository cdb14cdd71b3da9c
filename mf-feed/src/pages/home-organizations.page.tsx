import type { PageModule } from '@karavan/shared-api/remote';
import { BrowseOrganizations } from '../features/browse-organizations/browse-organizations.tsx';
import { readOrganizationFilter } from '../shared/organizations/organization-filter.ts';
import { prefetchOrganizations } from '../shared/organizations/organizations-query.ts';
import { prefetchTypes } from '../shared/organizations/type-choice.tsx';

/** /home/organizations: all organizations. */
export const page: PageModule = {
  Component: BrowseOrganizations,
  prefetch({ search, ...context }) {
    const filter = readOrganizationFilter(search);
    return Promise.all([
      prefetchOrganizations(context, filter),
      prefetchTypes(context, filter.type),
    ]);
  },
};
