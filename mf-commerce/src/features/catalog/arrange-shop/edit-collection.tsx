import { useState } from 'react';
import { getEditedCollection, listStaffCollections } from '@karavan/shared-api/client/collections';
import { useEndpoint } from '@karavan/shared-api/query';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Managed } from '../../../shared/managed.tsx';
import { collectionsPath } from '../shared/items-paths.ts';
import { pageSkeleton } from '../shared/page-skeleton.tsx';
import { useT, withCatalogTexts } from '../translation.ts';
import { CollectionForm } from './lazy-parts.ts';

interface EditCollectionProps {
  readonly organizationId: number;
  /** Null for a new one. */
  readonly collectionId: number | null;
}

/** A collection of an organization, for whoever puts it together. */
export const EditCollection = withCatalogTexts(Edit, pageSkeleton);

function Edit({ organizationId, collectionId }: EditCollectionProps) {
  const t = useT();
  return (
    <Managed
      organizationId={organizationId}
      section="collections"
      title={collectionId === null ? t('collection_add') : t('collection_edit')}
      backTo={collectionsPath(organizationId)}
    >
      {({ id }) =>
        collectionId === null ? (
          <New organizationId={id} />
        ) : (
          <Stored organizationId={id} collectionId={collectionId} />
        )
      }
    </Managed>
  );
}

function New({ organizationId: id }: { readonly organizationId: number }) {
  const all = useEndpoint(listStaffCollections, { params: { id } });
  return (
    <AsyncView query={all} skeleton={pageSkeleton}>
      {({ currency }) => <CollectionForm organizationId={id} currency={currency} stored={null} />}
    </AsyncView>
  );
}

interface StoredProps {
  readonly organizationId: number;
  readonly collectionId: number;
}

function Stored({ organizationId: id, collectionId }: StoredProps) {
  const all = useEndpoint(listStaffCollections, { params: { id } });
  const one = useEndpoint(
    getEditedCollection,
    { params: { id, collection: collectionId } },
    // What an editor begins with is as it is now; it must not change under their fingers.
    { staleTime: 0 },
  );
  const [round, setRound] = useState(0);
  const take = () => void one.refetch().then(() => setRound(round + 1));
  return (
    <AsyncView query={all} skeleton={pageSkeleton}>
      {({ currency }) => (
        <AsyncView query={one} skeleton={pageSkeleton}>
          {(stored) => (
            <CollectionForm
              key={round}
              organizationId={id}
              currency={currency}
              stored={stored}
              onTake={take}
            />
          )}
        </AsyncView>
      )}
    </AsyncView>
  );
}
