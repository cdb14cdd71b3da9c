import { lazily } from '@karavan/shared-ui/lazily';

/** Loads with the first press, together with the schemas and the form kit. */
export const SaveAllForm = lazily(
  async () =>
    (await import(/* webpackChunkName: "save-all-form" */ './save-all-form.tsx')).SaveAllForm,
);
