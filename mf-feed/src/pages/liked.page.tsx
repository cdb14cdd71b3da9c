import type { PageModule } from '@karavan/shared-api/remote';
import { Liked } from '../features/save-posts/liked.tsx';
import { withKeepTexts } from '../features/save-posts/translation.ts';

/** /liked: what the person likes. */
export const page: PageModule = { Component: withKeepTexts(Liked) };
