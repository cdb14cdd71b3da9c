import type { PageModule } from '@karavan/shared-api/remote';
import { SubscribedPosts } from '../features/read-subscriptions/subscribed-posts.tsx';
import { withSubscriptionsTexts } from '../features/read-subscriptions/translation.ts';

/** /subscriptions/posts: posts of the organizations that the person follows. */
export const page: PageModule = {
  Component: withSubscriptionsTexts(SubscribedPosts),
};
