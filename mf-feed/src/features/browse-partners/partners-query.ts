import { searchPartners } from '@karavan/shared-api/client/partners';
import { prefetchEndlessList, useEndlessList } from '@karavan/shared-api/query';
import type { PrefetchContext } from '@karavan/shared-api/remote';
import type { FeedFilter } from '../../shared/feed/feed-filter.ts';

interface PartnersFilter {
  readonly search: string | null;
  /** A type of organizations. */
  readonly type: string | null;
}

export const readPartnersFilter = (address: URLSearchParams): PartnersFilter => ({
  search: address.get('search'),
  type: address.get('type'),
});

const which = ({ search, type }: PartnersFilter) => ({
  // Who looks for a name finds what is muted, too.
  query: {
    ...(search ? { search } : { unmuted: 'true' as const }),
    ...(type && { category: Number(type) }),
  },
});

export const usePartners = (filter: PartnersFilter) =>
  useEndlessList(searchPartners, which(filter));

export const prefetchPartners = (
  context: Pick<PrefetchContext, 'api' | 'queries'>,
  filter: PartnersFilter,
) => prefetchEndlessList(context, searchPartners, which(filter));

/** The posts of the partners of an organization. */
export const postsOfPartners = (
  id: number,
  { category, search }: Pick<FeedFilter, 'category' | 'search'>,
) => ({
  params: { id },
  query: { ...(category && { category: Number(category) }), ...(search && { search }) },
});

/** The cards that the partners of an organization offer. */
export const discountsOfPartners = (id: number) => ({ query: { partners_of: id } });
