import type { PageModule } from '@karavan/shared-api/remote';
import { Liked } from '../features/keep-posts/liked.tsx';
import { withKeepTexts } from '../features/keep-posts/translation.ts';

/** /liked: what the person likes. */
export const page: PageModule = { Component: withKeepTexts(Liked) };
