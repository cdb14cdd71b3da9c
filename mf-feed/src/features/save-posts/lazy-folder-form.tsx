import { lazily } from '@karavan/shared-ui/lazily';

/** The form comes after its page: with it come the schemas and what all forms need. */
export const FolderForm = lazily(
  async () => (await import(/* webpackChunkName: "folder-form" */ './folder-form.tsx')).FolderForm,
);
