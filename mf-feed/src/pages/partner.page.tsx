import { listDiscountOffers } from '@karavan/shared-api/client/discounts';
import { getOrganization } from '@karavan/shared-api/client/organizations';
import { listPartnerPosts, listPartners } from '@karavan/shared-api/client/partners';
import { prefetchEndlessList, prefetchEndpoint } from '@karavan/shared-api/query';
import type { PageModule } from '@karavan/shared-api/remote';
import { sectionOf } from '../features/browse-partners/partner-sections.ts';
import {
  discountsOfPartners,
  postsOfPartners,
} from '../features/browse-partners/partners-query.ts';
import { ViewPartner } from '../features/browse-partners/view-partner.tsx';
import { readFeedFilter } from '../shared/feed/feed-filter.ts';

/** /home/partners/{partnerID}/{section?}: what the partners of an organization offer. */
export const page: PageModule = {
  Component: ({ params: { partnerID, section } }) => (
    <ViewPartner key={partnerID} id={Number(partnerID)} section={section} />
  ),
  async prefetch({ params, search, ...context }) {
    const of = { params: { id: Number(params['partnerID']) } };
    const section = sectionOf(params['section']);
    await Promise.all([
      prefetchEndpoint(context, getOrganization, of),
      section === 'posts' &&
        prefetchEndlessList(
          context,
          listPartnerPosts,
          postsOfPartners(of.params.id, readFeedFilter(undefined, search)),
        ),
      section === 'organizations' && prefetchEndlessList(context, listPartners, of),
      section === 'discounts' &&
        prefetchEndlessList(context, listDiscountOffers, discountsOfPartners(of.params.id)),
    ]);
  },
};
