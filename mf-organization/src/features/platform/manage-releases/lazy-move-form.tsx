import { lazily } from '@karavan/shared-ui/lazily';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';

/** Loads with the first press, together with the schemas and the form kit. */
export const MoveForm = lazily(
  async () => (await import(/* webpackChunkName: "move-forms" */ './move-forms.tsx')).MoveForm,
  <SkeletonRow />,
);
