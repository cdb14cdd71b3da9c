import { listPartnerCategories } from '@karavan/shared-api/client/partners';
import { prefetchEndpoint } from '@karavan/shared-api/query';
import type { PageModule } from '@karavan/shared-api/remote';
import { BrowsePartners } from '../features/browse-partners/browse-partners.tsx';
import {
  prefetchPartners,
  readPartnersFilter,
} from '../features/browse-partners/partners-query.ts';

/** /home/partners: organizations that work with others. */
export const page: PageModule = {
  Component: BrowsePartners,
  prefetch: ({ search, ...context }) =>
    Promise.all([
      prefetchPartners(context, readPartnersFilter(search)),
      prefetchEndpoint(context, listPartnerCategories, {}),
    ]),
};
