import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/shared-folders';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import type { PeopleTables } from '../../identity/people/index.ts';
import type { CurrenciesTables } from '../currencies/index.ts';
import { listMarkedPosts } from '../feed/index.ts';
import type { ItemCardTables } from '../items/index.ts';
import type { BookmarksTables } from './bookmarks.tables.ts';
import { countShared, findSharedFolder, selectShared } from './read-shared-folder.ts';
import { saveSharedFolder } from './save-shared-folder.ts';
import { findFolderLink, shareFolder, unshareFolder } from './share-folder.ts';

/** Folders that their person shows to whoever has the link. */
export function sharedFoldersRoutes(
  db: Kysely<BookmarksTables & ItemCardTables & PeopleTables & CurrenciesTables>,
): ImplementedRoute[] {
  return [
    implement(contract.getFolderLink, async ({ params: { id }, context: { actor } }) => ({
      secret: await findFolderLink(db, { id, userId: requireActor(actor).userId }),
    })),
    implement(contract.shareFolder, async ({ params: { id }, context: { actor } }) => ({
      secret: await shareFolder(db, { id, userId: requireActor(actor).userId }),
    })),
    implement(contract.unshareFolder, async ({ params: { id }, context: { actor } }) => {
      await unshareFolder(db, { id, userId: requireActor(actor).userId });
      return { secret: null };
    }),
    implement(contract.getSharedFolder, async ({ params: { secret }, context: { actor } }) => {
      const { id, user_id, name } = await findSharedFolder(db, secret);
      const viewerId = actor?.userId ?? null;
      const item_count = await countShared(db, id, viewerId);
      return { name, item_count, is_own: user_id === viewerId };
    }),
    implement(contract.listSharedPosts, async ({ params: { secret }, query, context }) => {
      const { id } = await findSharedFolder(db, secret);
      const { actor, locale, currency } = context;
      const viewer = { locale, currency, viewerId: actor?.userId ?? null };
      return listMarkedPosts(db, selectShared(db, id), query, viewer);
    }),
    implement(
      contract.saveSharedFolder,
      async ({ params: { secret }, body: { name }, context: { actor } }) => {
        const { userId } = requireActor(actor);
        return { id: await saveSharedFolder(db, { userId, secret, name }) };
      },
    ),
  ];
}
