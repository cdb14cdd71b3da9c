import { ShopChips } from '../features/browse-collections/shop-chips.tsx';
import { LiveOffers } from '../features/browse-items/live-offers.tsx';

/** What comes to the items of an organization after the first screen: ways to its collections, and changes as they happen. */
export function ShopParts({ organizationId }: { readonly organizationId: number }) {
  return (
    <>
      <LiveOffers organizationId={organizationId} />
      <ShopChips organizationId={organizationId} />
    </>
  );
}
