import { createElement } from 'react';
import type { PageModule } from '@karavan/shared-api/remote';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { ReviewMuted } from '../features/review-muted/review-muted.tsx';
import { withReviewTexts } from '../features/review-muted/translation.ts';

/** /muted: what the person's feed leaves out. */
export const page: PageModule = {
  Component: withReviewTexts(ReviewMuted, createElement(PageSkeleton)),
};
