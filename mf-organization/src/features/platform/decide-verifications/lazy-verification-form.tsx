import { lazily } from '@karavan/shared-ui/lazily';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';

/** Loads after its page, together with the schemas and the form kit. */
export const VerificationForm = lazily(
  async () =>
    (await import(/* webpackChunkName: "verification-form" */ './verification-form.tsx'))
      .VerificationForm,
  <SkeletonRow />,
);
