export { commentsRoutes } from './comments.routes.ts';
export type { CommentsTables } from './comments.tables.ts';
