import { lazily } from '@karavan/shared-ui/lazily';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';

/** The form comes after its page: with it come the schemas and what all forms need. */
export const AddressForm = lazily(
  async () =>
    (await import(/* webpackChunkName: "address-form" */ './address-form.tsx')).AddressForm,
  <PageSkeleton />,
);
