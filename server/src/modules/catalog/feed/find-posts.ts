import type { Kysely } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { reusable, type Slots } from '../../../platform/database/reusable.ts';
import type { ItemCardTables } from '../items/index.ts';
import type { FeedFilter } from './feed-filter.ts';
import type { FeedWindow } from './feed-order.ts';
import { FIRST_PAGE, selectFoundPosts } from './feed.queries.ts';

/*
 * The first page of everything and of a search are what most ask for: their queries are put together once.
 */

const findNewest = reusable((db: Kysely<ItemCardTables>) =>
  selectFoundPosts(db, {}, FIRST_PAGE, null),
);

const findNewestFor = reusable(
  (db: Kysely<ItemCardTables>, { viewerId }: Slots<{ readonly viewerId: number }>) =>
    selectFoundPosts(db, { mutedBy: viewerId }, FIRST_PAGE, viewerId),
);

interface Searched {
  readonly typed: string;
  readonly viewerId: number | null;
}

const findByWords = reusable((db: Kysely<ItemCardTables>, { typed, viewerId }: Slots<Searched>) =>
  selectFoundPosts(db, { search: { typed, exactly: false } }, FIRST_PAGE, viewerId),
);

/** The posts that a filter finds, as somebody sees them; a guest's viewer is null. */
export function findPosts(
  db: Kysely<ItemCardTables>,
  filter: FeedFilter<string>,
  window: FeedWindow,
  viewerId: number | null,
) {
  const { search, mutedBy, ...further } = filter;
  const isCommon =
    isDeepStrictEqual(window, FIRST_PAGE) &&
    Object.values(further).every((value) => value === undefined);
  if (isCommon && search && !search.exactly && mutedBy === undefined) {
    return findByWords(db, { typed: search.typed, viewerId });
  }
  if (isCommon && !search && viewerId === null) return findNewest(db, {});
  if (isCommon && !search && viewerId !== null && mutedBy === viewerId) {
    return findNewestFor(db, { viewerId });
  }
  return selectFoundPosts(db, filter, window, viewerId).execute();
}
