export { likesRoutes } from './likes.routes.ts';
export type { LikesTables } from './likes.tables.ts';
export { eraseLikes } from './erase-likes.ts';
export { LIKE_RECORDS } from './likes.records.ts';
