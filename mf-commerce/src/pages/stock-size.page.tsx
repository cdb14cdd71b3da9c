import type { PageModule } from '@karavan/shared-api/remote';
import { ViewSizeEntries } from '../features/stock/view-entries/view-size-entries.tsx';

/** /organizations/{id}/manage/stock/{sizeID}: what has changed the stock of a size. */
export const page: PageModule = {
  Component: ({ params: { id, sizeID } }) => (
    <ViewSizeEntries key={`${id} ${sizeID}`} organizationId={Number(id)} sizeId={Number(sizeID)} />
  ),
};
