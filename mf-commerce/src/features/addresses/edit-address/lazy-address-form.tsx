import { lazily } from '@karavan/shared-ui/lazily';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';

/** Loads after its page, together with the schemas and the form kit. */
export const AddressForm = lazily(
  async () =>
    (await import(/* webpackChunkName: "address-form" */ './address-form.tsx')).AddressForm,
  <PageSkeleton />,
);
