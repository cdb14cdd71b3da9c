import type { PageModule } from '@karavan/shared-api/remote';
import { KeepStock } from '../features/stock/keep-stock/keep-stock.tsx';

/** /organizations/{id}/manage/stock: what an organization has of each size, for its staff. */
export const page: PageModule = {
  Component: ({ params: { id } }) => <KeepStock key={id} organizationId={Number(id)} />,
};
