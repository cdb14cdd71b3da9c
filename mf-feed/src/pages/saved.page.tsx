import type { PageModule } from '@karavan/shared-api/remote';
import { Saved } from '../features/keep-posts/saved.tsx';
import { withKeepTexts } from '../features/keep-posts/translation.ts';

/** /saved: folders and everything saved. */
export const page: PageModule = { Component: withKeepTexts(Saved) };
