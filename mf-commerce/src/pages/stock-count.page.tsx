import type { PageModule } from '@karavan/shared-api/remote';
import { CountStock } from '../features/stock/count-stock/count-stock.tsx';

/** /organizations/{id}/manage/stock/count: the staff count what is there. */
export const page: PageModule = {
  Component: ({ params: { id } }) => <CountStock key={id} organizationId={Number(id)} />,
};
