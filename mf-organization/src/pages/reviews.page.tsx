import type { PageModule } from '@karavan/shared-api/remote';
import { DecideReviews } from '../features/platform/decide-reviews/decide-reviews.tsx';

/** /platform/reviews: organizations that are limited. */
export const page: PageModule = { Component: () => <DecideReviews /> };
