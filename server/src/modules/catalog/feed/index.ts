export { feedRoutes } from './feed.routes.ts';
export type { FeedFilter } from './feed-filter.ts';
export { listMarkedPosts } from './list-marked-posts.ts';
export { listPosts } from './list-posts.ts';
