import type { PageModule } from '@karavan/shared-api/remote';
import { OwnComments } from '../features/discuss-post/own-comments.tsx';
import { withDiscussTexts } from '../features/discuss-post/translation.ts';

/** /comments: where the person has joined in. */
export const page: PageModule = { Component: withDiscussTexts(OwnComments) };
