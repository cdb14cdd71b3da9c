import type { PageModule } from '@karavan/shared-api/remote';
import { CreateItem } from '../features/catalog/edit-item/create-item.tsx';

/** /organizations/{id}/manage/items/create: from a photo to a product on sale. */
export const page: PageModule = {
  Component: ({ params: { id } }) => <CreateItem key={id} organizationId={Number(id)} />,
};
