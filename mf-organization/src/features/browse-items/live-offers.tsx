import { listOrganizationItems } from '@karavan/shared-api/client/organizations';
import { LivePosts } from '@karavan/shared-api/live-items';
import { useOrganizationItems } from './organization-items-query.ts';

const LISTS = [listOrganizationItems];

/** Keeps the items that are shown as they are by now. */
export function LiveOffers({ organizationId }: { readonly organizationId: number }) {
  const { items } = useOrganizationItems(organizationId);
  return <LivePosts posts={items} lists={LISTS} />;
}
