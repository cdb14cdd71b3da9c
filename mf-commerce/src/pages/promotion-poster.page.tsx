import type { PageModule } from '@karavan/shared-api/remote';
import { PromotionPoster } from '../features/catalog/run-promotions/promotion-poster.tsx';

/** /organizations/{id}/manage/promotions/{promotionID}/poster: the code of a promotion, to be printed. */
export const page: PageModule = {
  Component: ({ params: { id, promotionID } }) => (
    <PromotionPoster
      key={`${id} ${promotionID}`}
      organizationId={Number(id)}
      promotionId={Number(promotionID)}
    />
  ),
};
