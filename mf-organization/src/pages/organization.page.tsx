import type { PageModule } from '@karavan/shared-api/remote';
import { lazily } from '@karavan/shared-ui/lazily';
import { servedLazily } from '@karavan/shared-ui/served-lazily';
import { SkeletonCard } from '@karavan/shared-ui/skeleton';
import { OrganizationItems } from '../features/browse-items/organization-items.tsx';
import { prefetchOrganizationItems } from '../features/browse-items/organization-items-query.ts';
import { EnterOrganization } from '../features/enter-organization/enter-organization.tsx';
import { FollowButton } from '../features/follow-organization/follow-button.tsx';
import { prefetchBanners } from '../features/show-banners/banners-query.ts';
import { prefetchPartners } from '../features/show-partners/partners-query.ts';
import { ShareButton } from '../features/share-organization/share-button.tsx';
import { prefetchOrganization } from '../features/view-organization/organization-query.ts';
import { ViewOrganization } from '../features/view-organization/view-organization.tsx';
import { NotForOwner } from '../shared/not-for-owner.tsx';
import { WriteLink } from '../features/write-to-organization/write-link.tsx';

/** Few organizations close; what the server says of it needs no script. */
const ClosingNotice = servedLazily(
  async () =>
    (
      await import(
        /* webpackChunkName: "part-closing-notice" */ '../features/tell-closing/closing-notice.tsx'
      )
    ).ClosingNotice,
);

/** What it says of everybody needs no script; how it applies to one's own comes later anyway. */
const DiscountCard = servedLazily(
  async () =>
    (
      await import(
        /* webpackChunkName: "part-discount-card" */ '../features/show-discount-card/discount-card.tsx'
      )
    ).DiscountCard,
  <SkeletonCard />,
);

/** Links of the server's screen need no script. */
const Partners = servedLazily(
  async () =>
    (await import(/* webpackChunkName: "part-partners" */ '../features/show-partners/partners.tsx'))
      .Partners,
);

/** The last of its buttons; until it is pressed it needs no script. */
const ComplainButton = servedLazily(
  async () =>
    (
      await import(
        /* webpackChunkName: "part-complain" */ '../features/complain/complain-button.tsx'
      )
    ).ComplainButton,
);

/** It comes together for all of them. */
const OrganizationSteps = lazily(
  async () =>
    (await import(/* webpackChunkName: "offer-partnership" */ './organization-steps.tsx'))
      .OrganizationSteps,
);

/** Banners are in the server's screen; what else there is comes after it. */
const ShopParts = servedLazily(
  async () => (await import(/* webpackChunkName: "part-shop" */ './shop-parts.tsx')).ShopParts,
);

/** /organizations/{id}: one organization with its items and actions. */
export const page: PageModule = {
  Component: ({ params }) => (
    <ViewOrganization
      key={params['id']}
      id={Number(params['id'])}
      actions={(organization) => (
        <>
          <NotForOwner organizationId={organization.id}>
            {organization.state !== 'deactivated' && <FollowButton organization={organization} />}
            <WriteLink organizationId={organization.id} />
          </NotForOwner>
          <ShareButton title={organization.title} />
        </>
      )}
      notice={({ state, closes_at: closesAt }) =>
        state !== 'active' && <ClosingNotice state={state} closesAt={closesAt} />
      }
      discountCard={({ discount_cards: cards, ...organization }) => (
        <DiscountCard organization={organization} cards={cards} />
      )}
      furtherSteps={({ id }) => (
        <>
          <OrganizationSteps organizationId={id} />
          <NotForOwner organizationId={id}>
            <ComplainButton organizationId={id} />
          </NotForOwner>
        </>
      )}
      partners={({ id }) => <Partners organizationId={id} />}
      items={(organization) => (
        <EnterOrganization
          organization={organization}
          action={<FollowButton organization={organization} />}
        >
          <OrganizationItems
            organizationId={organization.id}
            chips={<ShopParts organizationId={organization.id} />}
          />
        </EnterOrganization>
      )}
    />
  ),
  async prefetch(context) {
    const id = Number(context.params['id']);
    await Promise.all([
      prefetchOrganization(context, id),
      prefetchPartners(context, id),
      prefetchBanners(context, id),
      prefetchOrganizationItems(context, id),
    ]);
  },
};
