export { bookmarksRoutes } from './bookmarks.routes.ts';
export { sharedFoldersRoutes } from './shared-folders.routes.ts';
export type { BookmarksTables } from './bookmarks.tables.ts';
export { eraseBookmarks } from './erase-bookmarks.ts';
export { PERISHABLE_BOOKMARKS, PERISHABLE_FOLDERS } from './remove-bookmarks.ts';
export { BOOKMARK_RECORDS } from './bookmarks.records.ts';
