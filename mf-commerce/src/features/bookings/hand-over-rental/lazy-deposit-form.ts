import { lazily } from '@karavan/shared-ui/lazily';

/** Loads once a rental with a deposit is back, together with the schemas and the form kit. */
export const DepositForm = lazily(
  async () =>
    (await import(/* webpackChunkName: "deposit-form" */ './deposit-form.tsx')).DepositForm,
);
