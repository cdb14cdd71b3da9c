import type { PageModule } from '@karavan/shared-api/remote';
import { ListItems } from '../features/catalog/list-items/list-items.tsx';

/** /organizations/{id}/manage/items: what an organization sells, for its staff. */
export const page: PageModule = {
  Component: ({ params: { id } }) => <ListItems key={id} organizationId={Number(id)} />,
};
