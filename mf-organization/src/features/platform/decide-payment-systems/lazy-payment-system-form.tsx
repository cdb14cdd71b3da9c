import { lazily } from '@karavan/shared-ui/lazily';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';

/** Loads after its page, together with the schemas and the form kit. */
export const PaymentSystemForm = lazily(
  async () =>
    (await import(/* webpackChunkName: "payment-system-form" */ './payment-system-form.tsx'))
      .PaymentSystemForm,
  <SkeletonRow />,
);
