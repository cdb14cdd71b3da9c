export { commentDeleted, commentWritten } from './comments.events.ts';
export { findCommentText, findAuthor } from './comments.queries.ts';
export { commentsRoutes } from './comments.routes.ts';
export type { CommentsTables } from './comments.tables.ts';
