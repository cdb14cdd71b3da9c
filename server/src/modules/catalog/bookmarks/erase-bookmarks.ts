import type { Eraser } from '../../../platform/personal-data/erasure.ts';
import type { BookmarksTables } from './bookmarks.tables.ts';

export const eraseBookmarks: Eraser<BookmarksTables> = async ({ trx }, { id }) => {
  await trx.deleteFrom('bookmark').where('user_id', '=', id).execute();
  await trx.deleteFrom('removed_bookmark').where('user_id', '=', id).execute();
  await trx.deleteFrom('bookmark_folder').where('user_id', '=', id).execute();
};
