import { listCategories, searchOrganizations } from '@karavan/shared-api/client/feed';
import { prefetchEndpoint, useEndpoint } from '@karavan/shared-api/query';
import type { PrefetchContext } from '@karavan/shared-api/remote';
import { readFeedFilter, type FeedFilter } from '../../shared/feed/feed-filter.ts';
import { prefetchFeed } from '../../shared/feed/feed-query.ts';
import { readOrganizationFilter } from '../../shared/organizations/organization-filter.ts';
import { prefetchOrganizations } from '../../shared/organizations/organizations-query.ts';
import { searchTabOf } from './search-tabs.tsx';

type Searched = Pick<FeedFilter, 'search' | 'exact'>;

/** The organizations that a search finds. */
export function useFoundOrganizations(searched: Searched) {
  return useEndpoint(searchOrganizations, whichOrganizations(searched));
}

/** What a search finds; without one, the categories. */
export async function prefetchSearch({
  search,
  ...context
}: Pick<PrefetchContext, 'api' | 'queries' | 'search'>): Promise<void> {
  const filter = readFeedFilter(undefined, search);
  if (!filter.search) return prefetchEndpoint(context, listCategories, {});
  if (searchTabOf(search) === 'organizations')
    return prefetchOrganizations(context, readOrganizationFilter(search));
  await Promise.all([
    prefetchFeed(context, filter),
    prefetchEndpoint(context, searchOrganizations, whichOrganizations(filter)),
  ]);
}

function whichOrganizations({ search, exact }: Searched) {
  return { query: { search: search ?? '', ...(exact && { exact: 'true' as const }) } };
}
