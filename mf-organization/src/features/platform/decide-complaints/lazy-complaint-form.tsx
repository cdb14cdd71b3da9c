import { lazily } from '@karavan/shared-ui/lazily';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';

/** Loads after its page, together with the schemas and the form kit. */
export const ComplaintForm = lazily(
  async () =>
    (await import(/* webpackChunkName: "complaint-form" */ './complaint-form.tsx')).ComplaintForm,
  <SkeletonRow />,
);
