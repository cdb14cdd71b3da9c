import { sql, type Kysely, type SqlBool } from 'kysely';
import { COUNT_CAP, FEED_PAGE_SIZE } from '@karavan/shared-api/contract/limits';
import { countedUpToCap } from '../../../platform/paging/count-up-to-cap.ts';
import type { Viewer } from '../../organizations/followers/index.ts';
import { partnersOf } from '../../organizations/partners/index.ts';
import { selectPosts, type ItemCardTables, type ItemsTables } from '../items/index.ts';
import {
  categoriesOf,
  costs,
  hasCategories,
  matches,
  type FeedFilter,
  type PriceRange,
} from './feed-filter.ts';
import { follows, listOrderOf, orderOf, type FeedWindow } from './feed-order.ts';
import { correctionOf, hasWanted, withWanted } from './search.ts';
import { firstOfWords, isNarrowed } from './word-lists.ts';

const AND = sql` and `;

export const FIRST_PAGE: FeedWindow = { after: undefined, offset: 0, limit: FEED_PAGE_SIZE + 1 };

/** The usual limit is written out: a plan that is made once counts with it, and with a value cannot. */
const limitTo = (limit: number) => (limit === FIRST_PAGE.limit ? sql.lit(limit) : limit);

/**
 * Published items with their organization and pictures, and in each row how many the filter finds and
 * what the search was corrected to: in one statement.
 */
export function selectFoundPosts(
  db: Kysely<ItemCardTables>,
  filter: FeedFilter,
  window: FeedWindow,
  viewerId: Viewer,
) {
  const order = listOrderOf(filter);
  const posts = selectPosts(wanting(db, filter), viewerId)
    .select(selectCount(db, filter).as('total_count'))
    .select((filter.search ? correctionOf(filter.search) : sql<null>`null`).as('corrected_search'))
    .where((eb) => eb.and(matches(filter)))
    .$if(window.after !== undefined, (query) => query.where(follows(order, window.after!)))
    .orderBy(sql.raw(orderOf(order)))
    .$if(window.offset > 0, (query) => query.offset(window.offset))
    .limit(limitTo(window.limit));
  if (filter.search) return posts.where(isAheadOfWord(filter, window));
  if (filter.partnersOf !== undefined)
    return posts.where(isAheadOfPartner(filter, filter.partnersOf, window));
  // The items of one organization are few, and its own index has their order.
  if (hasCategories(filter) && filter.organization === undefined)
    return posts.where(isAheadInCategory(filter, window));
  if (filter.price && (order === undefined || order === 'popular'))
    return posts.where(isAheadBetweenPrices(filter, filter.price, window));
  return posts;
}

/** How many items a filter finds, counted no further than the cap. */
export async function countPosts(db: Kysely<ItemsTables>, filter: FeedFilter): Promise<number> {
  const { count } = await wanting(db, filter)
    .selectFrom(selectCount(db, filter).as('counted'))
    .select('counted.count')
    .executeTakeFirstOrThrow();
  return count;
}

/** The words of a search stand in `wanted`. */
export function wanting<DB>(db: Kysely<DB>, { search }: FeedFilter): Kysely<DB> {
  return search ? withWanted(db, search, 'item') : db;
}

function selectCount(db: Kysely<ItemsTables>, filter: FeedFilter) {
  // Several words may lead to one item.
  const count = filter.search
    ? sql<number>`(select count(distinct id) from (
        ${firstOfWords(filter, { after: undefined, offset: 0, limit: COUNT_CAP + 1 })}) as found)`
    : countedUpToCap(sql`select from item where ${sql.join(matches(filter), AND)}`);
  return db.selectNoFrom(
    (isOfWordsAlone(filter) ? sql<number>`coalesce(${countOfWords}, ${count})` : count).as('count'),
  );
}

/** By price only those count that have one. */
const isOfWordsAlone = (filter: FeedFilter) =>
  filter.search !== undefined &&
  (filter.order === undefined || filter.order === 'popular') &&
  !isNarrowed(filter);

/** What the words' own counts tell; null where that is not enough. */
const countOfWords = sql<number | null>`(
  select case when count(*) = 1 or max(uses) > ${sql.lit(COUNT_CAP)} then max(uses) end
  from wanted having count(distinct place) = 1)`;

/** Whether anything stands above a post; nothing does when that is gone meanwhile. */
export async function hasNewerPosts(
  db: Kysely<ItemsTables>,
  filter: FeedFilter,
  than: number,
): Promise<boolean> {
  const newer = await wanting(db, filter)
    .selectFrom('item')
    .select(sql`1`.as('one'))
    .where((eb) => eb.and([...matches(filter), ...(filter.search ? [hasWanted('item')] : [])]))
    .where(
      sql<SqlBool>`(item.created_at, item.id) > (select shown.created_at, shown.id from item as shown where shown.id = ${than})`,
    )
    .limit(1)
    .executeTakeFirst();
  return newer !== undefined;
}

/** So many of the first posts are asked for their sizes, however many there are. */
const SIZED_POSTS = 200;
const SIZES_MAX = 40;

/** The sizes in stock of the first posts that a filter finds, as people read them: 9 before 10, S before L. */
export async function findSizes(db: Kysely<ItemsTables>, filter: FeedFilter): Promise<string[]> {
  const first = { after: undefined, offset: 0, limit: SIZED_POSTS };
  const rows = await wanting(db, filter)
    .selectFrom('item_size')
    .select('item_size.size')
    .distinct()
    .where(
      sql<SqlBool>`item_size.item_id in (
        select item.id from item where ${sql.join(
          [...matches(filter), ...(filter.search ? [isAheadOfWord(filter, first)] : [])],
          AND,
        )} order by ${sql.raw(orderOf(filter.order))} limit ${SIZED_POSTS})`,
    )
    .where('item_size.size', '<>', '')
    .where(sql<SqlBool>`item_size.stock > item_size.held`)
    .limit(SIZES_MAX)
    .execute();
  return rows.map(({ size }) => size).toSorted(bySize);
}

const LETTER_SIZES = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'];
const { compare } = new Intl.Collator('en', { numeric: true });
const bySize = (a: string, b: string) => {
  const [letterA, letterB] = [LETTER_SIZES.indexOf(a), LETTER_SIZES.indexOf(b)];
  return letterA >= 0 && letterB >= 0 ? letterA - letterB : compare(a, b);
};

/**
 * Whether an item is on the page that its category would have alone: the page of several categories is
 * among theirs. Each is short to read from its index, and no index holds the order of several.
 */
function isAheadInCategory(filter: FeedFilter, { after, offset, limit }: FeedWindow) {
  const conditions = [...matches(filter), ...(after ? [follows(filter.order, after)] : [])];
  return sql<SqlBool>`item.id in (
    select ahead.id from category cross join lateral (
      select item.id from item
      where item.category_id = category.id and ${sql.join(conditions, AND)}
      order by ${sql.raw(orderOf(filter.order))} limit ${offset + limit}
    ) as ahead
    where ${categoriesOf(filter)})`;
}

/**
 * The same between two prices. Few items are read by the index of prices and sorted; of many the first ones soon come in
 * the order of the list. PostgreSQL cannot tell beforehand which it is, so they are counted, no further than the cap.
 */
function isAheadBetweenPrices(
  filter: FeedFilter,
  price: PriceRange,
  { after, offset, limit }: FeedWindow,
) {
  const { price: _price, ...other } = filter;
  const behind = after ? [follows(filter.order, after)] : [];
  const found = sql.join(matches(filter), AND);
  const byOrder = [...matches(other), ...costs(price, sql`(item.dollar_price + 0)`), ...behind];
  return sql<SqlBool>`item.id in (
    with counted as materialized (
      select count(*) <= ${sql.lit(COUNT_CAP)} as are_few
      from (select from item where ${found} limit ${sql.lit(COUNT_CAP + 1)}) as found)
    select item.id from item
    where (select are_few from counted) and ${sql.join([...matches(filter), ...behind], AND)}
    union all (
      select item.id from item
      where not (select are_few from counted) and ${sql.join(byOrder, AND)}
      order by ${sql.raw(orderOf(filter.order))} limit ${offset + limit}))`;
}

/** The same of the organizations that one works with: each has its own items in order. */
function isAheadOfPartner(
  { partnersOf: _partnersOf, ...filter }: FeedFilter,
  organization: number,
  { after, offset, limit }: FeedWindow,
) {
  const conditions = [...matches(filter), ...(after ? [follows(filter.order, after)] : [])];
  return sql<SqlBool>`item.id in (
    select ahead.id from ${partnersOf(organization)} as partner cross join lateral (
      select item.id from item
      where item.organization_id = partner.id and ${sql.join(conditions, AND)}
      order by ${sql.raw(orderOf(filter.order))} limit ${offset + limit}
    ) as ahead)`;
}

/** The same of the words of a search: each has its items listed in the feed's usual order. */
function isAheadOfWord(filter: FeedFilter, window: FeedWindow) {
  return sql<SqlBool>`item.id in (${firstOfWords(filter, window)})`;
}
