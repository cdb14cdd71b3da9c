import type { PageModule, PageParams } from '@karavan/shared-api/remote';
import { SavedFolder } from '../features/save-posts/saved-folder.tsx';
import { withKeepTexts } from '../features/save-posts/translation.ts';

/** /saved/{id}: one folder. */
export const page: PageModule = {
  Component: withKeepTexts(({ params }: { readonly params: PageParams }) => (
    <SavedFolder key={params['id']} id={Number(params['id'])} />
  )),
};
