import type { PageModule } from '@karavan/shared-api/remote';
import { OwnComments } from '../features/discuss-post/own-comments.tsx';
import { withDiscussTexts } from '../features/discuss-post/translation.ts';

/** /comments: items that the person has commented on. */
export const page: PageModule = { Component: withDiscussTexts(OwnComments) };
