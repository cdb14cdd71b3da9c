import type { PageModule } from '@karavan/shared-api/remote';
import { prefetchPromotion } from '../features/promotions/promotions-query.ts';
import { ViewPromotion } from '../features/promotions/view-promotion.tsx';

/** /promotions/{id}: one promotion; what is not in lists opens with `?code=`. */
export const page: PageModule = {
  Component: ({ params: { id } }) => <ViewPromotion key={id} id={Number(id)} />,
  prefetch: ({ params, search, ...context }) =>
    prefetchPromotion(context, Number(params['id']), search.get('code')),
};
