import type { PageModule, PageParams } from '@karavan/shared-api/remote';
import { SavedFolder } from '../features/save-posts/saved-folder.tsx';
import { withSavedTexts } from '../features/save-posts/translation.ts';

/** /saved/{id}: one folder. */
export const page: PageModule = {
  Component: withSavedTexts(({ params }: { readonly params: PageParams }) => (
    <SavedFolder key={params['id']} id={Number(params['id'])} />
  )),
};
