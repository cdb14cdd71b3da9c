export { feedRoutes } from './feed.routes.ts';
export { listMarkedPosts } from './list-marked-posts.ts';
export { listPosts } from './list-posts.ts';
