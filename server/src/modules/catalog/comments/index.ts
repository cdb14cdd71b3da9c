export { commentDeleted, commentWritten } from './comments.events.ts';
export { findCommentText, findAuthor, selectCommentSummary } from './comments.queries.ts';
export { commentsRoutes } from './comments.routes.ts';
export type { CommentsTables } from './comments.tables.ts';
export { eraseCommentLikes } from './erase-comment-likes.ts';
export { COMMENT_RECORDS } from './comments.records.ts';
export { removeComment } from './write-comment.ts';
