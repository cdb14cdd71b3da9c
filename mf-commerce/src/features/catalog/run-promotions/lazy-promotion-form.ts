import { atOnce, lazily } from '@karavan/shared-ui/lazily';
import { pageSkeleton } from '../shared/page-skeleton.tsx';

/** Loads after its page, together with the schemas and the form kit. */
export const PromotionForm = lazily(
  async () =>
    (await import(/* webpackChunkName: "promotion-form" */ './promotion-form.tsx')).PromotionForm,
  pageSkeleton,
  atOnce,
);
