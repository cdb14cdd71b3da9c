export { bookmarksRoutes } from './bookmarks.routes.ts';
export type { BookmarksTables } from './bookmarks.tables.ts';
