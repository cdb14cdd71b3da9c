import type { PageModule } from '@karavan/shared-api/remote';
import { EditCollection } from '../features/catalog/arrange-shop/edit-collection.tsx';

/** /organizations/{id}/manage/collections/{collectionID}, or /create for a new one. */
export const page: PageModule = {
  Component: ({ params: { id, collectionID } }) => (
    <EditCollection
      key={`${id} ${collectionID ?? ''}`}
      organizationId={Number(id)}
      collectionId={collectionID === undefined ? null : Number(collectionID)}
    />
  ),
};
