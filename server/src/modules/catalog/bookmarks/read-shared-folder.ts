import type { Kysely } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { isVisibleTo, type ItemCardTables } from '../items/index.ts';
import { hasAccount, type PeopleTables } from '../../identity/people/index.ts';
import type { BookmarksTables } from './bookmarks.tables.ts';

/** A folder that its person shows to whoever has the link. */
interface SharedFolder {
  readonly id: number;
  readonly user_id: number;
  readonly name: string;
}

/**
 * The folder that a link leads to.
 * @throws ApiError `not_found` once it is shared no longer, deleted, or its person has left
 */
export async function findSharedFolder(
  db: Pick<Kysely<BookmarksTables & PeopleTables>, 'selectFrom'>,
  secret: string,
): Promise<SharedFolder> {
  const folder = await db
    .selectFrom('folder_link as link')
    .innerJoin('bookmark_folder as folder', 'folder.id', 'link.folder_id')
    .select(['folder.id', 'folder.user_id', 'folder.name'])
    .where('link.secret', '=', secret)
    .where('folder.deleted_at', 'is', null)
    .where((eb) => hasAccount(eb.ref('folder.user_id')))
    .executeTakeFirst();
  if (!folder) throw new ApiError('not_found');
  return folder;
}

/**
 * What of a folder others are led to: nothing of organizations that lists do not lead to. Whether the reader may see
 * an item, `isVisibleTo` says besides.
 */
export function selectShared(
  db: Pick<Kysely<BookmarksTables & ItemCardTables>, 'selectFrom'>,
  folderId: number,
) {
  return db
    .selectFrom('bookmark')
    .innerJoin('item as shared', 'shared.id', 'bookmark.item_id')
    .innerJoin('organization as seller', 'seller.id', 'shared.organization_id')
    .select(['bookmark.id', 'bookmark.item_id'])
    .where('bookmark.folder_id', '=', folderId)
    .where('seller.is_listed', '=', true);
}

/** How many posts of a shared folder somebody sees. */
export async function countShared(
  db: Kysely<BookmarksTables & ItemCardTables>,
  folderId: number,
  viewerId: number | null,
): Promise<number> {
  const { count } = await db
    .selectFrom(selectShared(db, folderId).as('mark'))
    .innerJoin('item', 'item.id', 'mark.item_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(isVisibleTo(viewerId))
    .executeTakeFirstOrThrow();
  return Number(count);
}
