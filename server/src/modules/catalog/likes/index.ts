export { likesRoutes } from './likes.routes.ts';
export type { LikesTables } from './likes.tables.ts';
