import { lazily } from '@karavan/shared-ui/lazily';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';

/** These load after their page, together with the schemas and the form kit. */
export const RequestForm = lazily(
  async () =>
    (await import(/* webpackChunkName: "request-verification" */ './request-form.tsx')).RequestForm,
  <SkeletonRow />,
);

export const ReviewForm = lazily(
  async () =>
    (await import(/* webpackChunkName: "request-review" */ './review-form.tsx')).ReviewForm,
  <SkeletonRow />,
);
