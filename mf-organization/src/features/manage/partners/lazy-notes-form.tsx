import { lazily } from '@karavan/shared-ui/lazily';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';

/** Loads when a partner is edited, together with the schemas and the form kit. */
export const NotesForm = lazily(
  async () =>
    (await import(/* webpackChunkName: "partner-notes-form" */ './notes-form.tsx')).NotesForm,
  <SkeletonRow />,
);
