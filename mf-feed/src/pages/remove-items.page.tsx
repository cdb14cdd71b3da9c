import type { PageModule, PageParams } from '@karavan/shared-api/remote';
import { RemoveItems } from '../features/save-posts/remove-items.tsx';
import { withKeepTexts } from '../features/save-posts/translation.ts';

/** /saved/{id}/items-deletion: choosing what is no longer to be saved. */
export const page: PageModule = {
  Component: withKeepTexts(({ params }: { readonly params: PageParams }) => (
    <RemoveItems key={params['id']} folderId={Number(params['id'])} />
  )),
};
