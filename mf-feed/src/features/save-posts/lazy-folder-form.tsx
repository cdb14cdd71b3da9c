import { lazily } from '@karavan/shared-ui/lazily';

/** Loads after its page, together with the schemas and the form kit. */
export const FolderForm = lazily(
  async () => (await import(/* webpackChunkName: "folder-form" */ './folder-form.tsx')).FolderForm,
);
