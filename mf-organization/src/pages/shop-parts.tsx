import { ShopChips } from '../features/browse-collections/shop-chips.tsx';
import { LiveOffers } from '../features/browse-items/live-offers.tsx';
import { OrganizationBanners } from '../features/show-banners/organization-banners.tsx';

/** What stands above the items of an organization: banners, and after the first screen ways to its collections; and changes as they happen. */
export function ShopParts({ organizationId }: { readonly organizationId: number }) {
  return (
    <>
      <OrganizationBanners organizationId={organizationId} />
      <LiveOffers organizationId={organizationId} />
      <ShopChips organizationId={organizationId} />
    </>
  );
}
