import type { PageModule } from '@karavan/shared-api/remote';
import { OrganizationItems } from '../features/browse-items/organization-items.tsx';
import { prefetchOrganizationItems } from '../features/browse-items/organization-items-query.ts';
import { ComplainButton } from '../features/complain/complain-button.tsx';
import { FollowButton } from '../features/follow-organization/follow-button.tsx';
import { ShareButton } from '../features/share-organization/share-button.tsx';
import { DiscountCard } from '../features/show-discount-card/discount-card.tsx';
import { prefetchOrganization } from '../features/view-organization/organization-query.ts';
import { ViewOrganization } from '../features/view-organization/view-organization.tsx';
import { WriteLink } from '../features/write-to-organization/write-link.tsx';

/** /organizations/{id}: one organization, what it offers and what a person may do there. */
export const organizationPage: PageModule = {
  Component: ({ params }) => (
    <ViewOrganization
      key={params['id']}
      id={Number(params['id'])}
      actions={(organization) => (
        <>
          <FollowButton organization={organization} />
          <WriteLink organizationId={organization.id} />
          <ShareButton title={organization.title} />
        </>
      )}
      discountCard={({ id, title, discount_card: card }) =>
        card && <DiscountCard organizationId={id} title={title} card={card} />
      }
      complaint={({ id }) => <ComplainButton organizationId={id} />}
      items={({ id }) => <OrganizationItems organizationId={id} />}
    />
  ),
  async prefetch(context) {
    const id = Number(context.params['id']);
    await Promise.all([prefetchOrganization(context, id), prefetchOrganizationItems(context, id)]);
  },
};
