import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { countUpToCap } from '../../../platform/paging/count-up-to-cap.ts';
import { encodeCursor } from '../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../platform/paging/page-answer.ts';
import { pageWindow, type PageQuery } from '../../../platform/paging/page-window.ts';
import { converterFor, type CurrenciesTables } from '../currencies/index.ts';
import { listPosts } from '../feed/index.ts';
import {
  isOffered,
  isVisibleTo,
  presentPost,
  selectPosts,
  type ItemCardTables,
} from '../items/index.ts';
import { isInAutomatic } from './collection-contents.ts';
import type { CollectionsTables } from './collections.tables.ts';
import { findShownCollection } from './find-collections.ts';

type ListTables = CollectionsTables & ItemCardTables & CurrenciesTables;

type Context = Pick<RequestContext, 'actor' | 'currency' | 'locale'>;

interface Wanted extends PageQuery {
  readonly organizationId: number;
  readonly collection: number;
  readonly subcategories?: readonly number[] | undefined;
}

/**
 * One page of what somebody sees in a collection.
 * @throws ApiError `not_found` where they do not see the collection, or it is another organization's
 */
export async function listCollectionItems(
  db: Kysely<ListTables>,
  { organizationId, collection: id, subcategories, ...query }: Wanted,
  context: Context,
) {
  const viewer = context.actor?.userId;
  const collection = await findShownCollection(db, id, viewer ?? null);
  if (collection?.organization_id !== organizationId) throw new ApiError('not_found');
  if (collection.is_automatic) {
    const further = isInAutomatic(id);
    const filter = { organization: organizationId, viewer, subcategories, further };
    return listPosts(db, filter, query, context);
  }
  const chosen = sql<Placed>`
    select item_id, position from collection_item where collection_id = ${id}
    ${
      subcategories === undefined
        ? sql``
        : sql`and item_id in (
      select id from item where category_id = any(${subcategories}::integer[]))`
    }`;
  return listPlacedPosts(db, chosen, query, context);
}

interface Placed {
  readonly item_id: number;
  readonly position: number;
}

/** One page of what has been put in an order and somebody may see. */
export async function listPlacedPosts(
  db: Kysely<ItemCardTables & CurrenciesTables>,
  placed: RawBuilder<Placed>,
  page: PageQuery,
  context: Context,
) {
  const viewerId = context.actor?.userId ?? null;
  const window = pageWindow(page, 'place');
  const { after } = window;
  const [convert, rows, count] = await Promise.all([
    converterFor(db, context),
    selectPosts(db, viewerId)
      .innerJoin(sql<Placed>`(${placed})`.as('placed'), (join) =>
        join.onRef('placed.item_id', '=', 'item.id'),
      )
      .select('placed.position')
      .where(isVisibleTo(viewerId))
      .where(isOffered)
      .$if(after !== undefined, (query) =>
        query.where('placed.position', '>', Number(after!.value)),
      )
      .orderBy('placed.position')
      .offset(window.offset)
      .limit(window.limit)
      .execute(),
    countUpToCap(
      db,
      sql`select from (${placed}) as placed join item on item.id = placed.item_id
        where ${isVisibleTo(viewerId)} and ${isOffered}`,
    ),
  ]);
  return pageAnswer(rows, page.limit, count, {
    present: (row): FeedPost => presentPost(row, context.locale, convert),
    cursorOf: ({ position, id }) => encodeCursor({ value: String(position), id }),
  });
}
