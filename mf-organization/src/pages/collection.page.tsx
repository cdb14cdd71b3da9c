import type { PageModule } from '@karavan/shared-api/remote';
import { prefetchCollection } from '../features/browse-collections/collection-query.ts';
import { ViewCollection } from '../features/browse-collections/view-collection.tsx';

/** /organizations/{organizationID}/collections/{id}: a collection of a shop. */
export const page: PageModule = {
  Component: ({ params: { organizationID, id } }) => (
    <ViewCollection key={id} organizationId={Number(organizationID)} id={Number(id)} />
  ),
  prefetch: (context) =>
    prefetchCollection(
      context,
      Number(context.params['organizationID']),
      Number(context.params['id']),
    ),
};
