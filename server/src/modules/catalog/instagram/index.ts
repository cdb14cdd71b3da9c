export { bringAllPosts, bringPostsTask, POSTS_SCHEDULE } from './bring-posts.ts';
export { PERISHABLE_AUTHORIZATIONS } from './connect-account.ts';
export { createInstagram, type Instagram } from './create-instagram.ts';
export { instagramRoutes } from './instagram.routes.ts';
export type { InstagramTables } from './instagram.tables.ts';
