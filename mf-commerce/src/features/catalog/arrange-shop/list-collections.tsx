import { Managed } from '../../../shared/managed.tsx';
import { pageSkeleton } from '../shared/page-skeleton.tsx';
import { withCatalogTexts } from '../translation.ts';
import { CollectionList, PinnedItems } from './lazy-parts.ts';

interface ListCollectionsProps {
  readonly organizationId: number;
}

/** How an organization arranges its shop: its collections, and what stands before all others. */
export const ListCollections = withCatalogTexts(List, pageSkeleton);

function List({ organizationId }: ListCollectionsProps) {
  return (
    <Managed organizationId={organizationId} section="collections">
      {({ id }) => (
        <>
          <CollectionList organizationId={id} />
          <PinnedItems organizationId={id} />
        </>
      )}
    </Managed>
  );
}
