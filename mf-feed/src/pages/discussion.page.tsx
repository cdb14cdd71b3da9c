import type { PageModule, PageParams } from '@karavan/shared-api/remote';
import { Discussion } from '../features/discuss-post/discussion.tsx';
import { withDiscussTexts } from '../features/discuss-post/translation.ts';

/** /comments/post/{id}: the comments on an item. */
export const page: PageModule = {
  Component: withDiscussTexts(({ params }: { readonly params: PageParams }) => (
    <Discussion key={params['id']} itemId={Number(params['id'])} />
  )),
};
