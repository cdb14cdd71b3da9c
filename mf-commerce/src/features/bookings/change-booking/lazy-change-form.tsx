import { atOnce, lazily } from '@karavan/shared-ui/lazily';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';

/** Loads beside the booking that it changes. */
export const ChangeForm = lazily(
  async () => (await import(/* webpackChunkName: "change-form" */ './change-form.tsx')).ChangeForm,
  <PageSkeleton />,
  atOnce,
);
