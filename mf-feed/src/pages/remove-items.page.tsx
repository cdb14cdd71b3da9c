import type { PageModule, PageParams } from '@karavan/shared-api/remote';
import { RemoveItems } from '../features/save-posts/remove-items.tsx';
import { withSavedTexts } from '../features/save-posts/translation.ts';

/** /saved/{id}/items-deletion: removing items from the saved items. */
export const page: PageModule = {
  Component: withSavedTexts(({ params }: { readonly params: PageParams }) => (
    <RemoveItems key={params['id']} folderId={Number(params['id'])} />
  )),
};
