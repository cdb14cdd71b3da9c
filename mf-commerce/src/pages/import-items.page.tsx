import type { PageModule } from '@karavan/shared-api/remote';
import { ImportItems } from '../features/stock/import-items/import-items.tsx';

/** /organizations/{id}/manage/items/import: sheets of products, out and in. */
export const page: PageModule = {
  Component: ({ params: { id } }) => <ImportItems key={id} organizationId={Number(id)} />,
};
