import { z } from 'zod/mini';
import { atMost } from './at-most.ts';
import { Id, IdParams, Image, pageOf, pageQuery } from './common.ts';
import { FeedPost } from './feed.ts';
import { FEED_PAGE_SIZE, FOLDER_NAME_LENGTH } from './limits.ts';
import { defineRoute } from './route.ts';
import { text } from './text.ts';

export const BookmarkState = z.object({ is_saved: z.boolean() });
export type BookmarkState = z.output<typeof BookmarkState>;

/** The state of an item that has just been saved or moved. */
export const SavedState = z.extend(BookmarkState, {
  /** The folder in which it lay before, to move it back; null for none. */
  previous_folder_id: z.nullable(Id),
});
export type SavedState = z.output<typeof SavedState>;

/** A folder of saved items. */
export const Folder = z.object({
  id: Id,
  name: z.string(),
  item_count: z.number(),
  /** Pictures of the latest saved items, for the cover; at most four. */
  images: z.array(Image),
});
export type Folder = z.output<typeof Folder>;

const FolderName = text(FOLDER_NAME_LENGTH);

const bookmarkOfItem = {
  path: '/shop/items/{id}/bookmark/',
  permission: 'session',
  params: IdParams,
  responses: { 200: BookmarkState },
} as const;

export const saveItem = defineRoute({
  ...bookmarkOfItem,
  method: 'PUT',
  summary: 'Saves an item, or moves a saved item to another folder or out of its folder',
  body: z.object({ folder_id: z._default(z.nullable(Id), null) }),
  responses: { 200: SavedState },
  errors: ['not_found'],
});

export const unsaveItem = defineRoute({
  ...bookmarkOfItem,
  method: 'DELETE',
  summary: 'Removes an item from the saved items; does nothing if it is not saved',
});

export const listSavedPosts = defineRoute({
  method: 'GET',
  path: '/shop/bookmarks/',
  summary: 'Saved items of the caller, latest first; from all folders or from one',
  permission: 'session',
  query: z.object({ ...pageQuery(FEED_PAGE_SIZE), folder: z.optional(Id) }),
  responses: { 200: pageOf(FeedPost) },
});

const SomeItems = z.object({ item_ids: z.array(Id).check(z.minLength(1), atMost(100)) });

export const deleteBookmarks = defineRoute({
  method: 'POST',
  path: '/shop/bookmarks/deletion/',
  summary: 'Removes several items from the saved items; they can be restored for an hour',
  permission: 'session',
  body: SomeItems,
  responses: { 200: z.object({ deleted_count: z.number() }) },
});

export const restoreBookmarks = defineRoute({
  method: 'POST',
  path: '/shop/bookmarks/restoration/',
  summary: 'Takes back items removed within the last hour, to their places and folders',
  permission: 'session',
  body: SomeItems,
  responses: { 200: z.object({ restored_count: z.number() }) },
});

export const listFolders = defineRoute({
  method: 'GET',
  path: '/shop/bookmark_folders/',
  summary: "The caller's folders, newest first",
  permission: 'session',
  responses: { 200: z.object({ list: z.array(Folder) }) },
});

export const createFolder = defineRoute({
  method: 'POST',
  path: '/shop/bookmark_folders/',
  summary: "Creates a folder; its name must be unique among the person's folders",
  permission: 'session',
  body: z.object({ name: FolderName }),
  responses: { 201: Folder },
  errors: ['too_many_kept'],
});

const oneFolder = {
  path: '/shop/bookmark_folders/{id}/',
  permission: 'session',
  params: IdParams,
  errors: ['not_found'],
} as const;

export const getFolder = defineRoute({
  ...oneFolder,
  method: 'GET',
  summary: "One of the caller's folders",
  responses: { 200: Folder },
});

export const renameFolder = defineRoute({
  ...oneFolder,
  method: 'PUT',
  summary: 'Renames a folder',
  body: z.object({ name: FolderName }),
  responses: { 200: Folder },
});

export const deleteFolder = defineRoute({
  ...oneFolder,
  method: 'DELETE',
  summary: 'Deletes a folder; its items stay saved, and it can be restored for an hour',
  responses: { 204: null },
});

export const restoreFolder = defineRoute({
  ...oneFolder,
  method: 'POST',
  path: '/shop/bookmark_folders/{id}/restoration/',
  summary: 'Takes back a folder deleted within the last hour, with the items that lay in it',
  responses: { 200: Folder },
  errors: ['not_found', 'too_many_kept', 'invalid_input'],
});
