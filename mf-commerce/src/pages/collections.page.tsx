import type { PageModule } from '@karavan/shared-api/remote';
import { ListCollections } from '../features/catalog/arrange-shop/list-collections.tsx';

/** /organizations/{id}/manage/collections: how an organization arranges its shop. */
export const page: PageModule = {
  Component: ({ params: { id } }) => <ListCollections key={id} organizationId={Number(id)} />,
};
