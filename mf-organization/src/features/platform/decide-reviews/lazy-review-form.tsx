import { lazily } from '@karavan/shared-ui/lazily';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';

/** Loads after its page, together with the schemas and the form kit. */
export const ReviewForm = lazily(
  async () => (await import(/* webpackChunkName: "review-form" */ './review-form.tsx')).ReviewForm,
  <SkeletonRow />,
);
