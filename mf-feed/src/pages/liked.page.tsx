import type { PageModule } from '@karavan/shared-api/remote';
import { Liked } from '../features/save-posts/liked.tsx';
import { withSavedTexts } from '../features/save-posts/translation.ts';

/** /liked: items that the person likes. */
export const page: PageModule = { Component: withSavedTexts(Liked) };
