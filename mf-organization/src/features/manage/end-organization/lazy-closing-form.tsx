import { lazily } from '@karavan/shared-ui/lazily';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';

/** Loads after its page, together with the schema and the form kit. */
export const ClosingForm = lazily(
  async () =>
    (await import(/* webpackChunkName: "close-organization" */ './closing-form.tsx')).ClosingForm,
  <SkeletonRow />,
);
