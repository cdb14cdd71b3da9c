import type { PageModule } from '@karavan/shared-api/remote';
import { EditPromotion } from '../features/catalog/run-promotions/edit-promotion.tsx';

/** /organizations/{id}/manage/promotions/{promotionID}, or /create for a new one. */
export const page: PageModule = {
  Component: ({ params: { id, promotionID } }) => (
    <EditPromotion
      key={`${id} ${promotionID ?? ''}`}
      organizationId={Number(id)}
      promotionId={promotionID === undefined ? null : Number(promotionID)}
    />
  ),
};
