import type { PageModule, PageParams } from '@karavan/shared-api/remote';
import { EditFolder } from '../features/save-posts/edit-folder.tsx';
import { withSavedTexts } from '../features/save-posts/translation.ts';

/** /saved/{id}/edit: renaming or deleting a folder. */
export const page: PageModule = {
  Component: withSavedTexts(({ params }: { readonly params: PageParams }) => (
    <EditFolder key={params['id']} id={Number(params['id'])} />
  )),
};
