import type { PageModule, PageParams } from '@karavan/shared-api/remote';
import { EditFolder } from '../features/save-posts/edit-folder.tsx';
import { withKeepTexts } from '../features/save-posts/translation.ts';

/** /saved/{id}/edit: its name, and its end. */
export const page: PageModule = {
  Component: withKeepTexts(({ params }: { readonly params: PageParams }) => (
    <EditFolder key={params['id']} id={Number(params['id'])} />
  )),
};
