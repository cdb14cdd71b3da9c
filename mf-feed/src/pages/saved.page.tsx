import type { PageModule } from '@karavan/shared-api/remote';
import { Saved } from '../features/save-posts/saved.tsx';
import { withSavedTexts } from '../features/save-posts/translation.ts';

/** /saved: folders and everything saved. */
export const page: PageModule = { Component: withSavedTexts(Saved) };
