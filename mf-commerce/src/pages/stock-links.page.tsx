import type { PageModule } from '@karavan/shared-api/remote';
import { ShareStock } from '../features/stock/share-stock/share-stock.tsx';

/** /organizations/{id}/manage/stock/{sizeID}/links: which posts sell from the stock of a size. */
export const page: PageModule = {
  Component: ({ params: { id, sizeID } }) => (
    <ShareStock key={`${id} ${sizeID}`} organizationId={Number(id)} sizeId={Number(sizeID)} />
  ),
};
