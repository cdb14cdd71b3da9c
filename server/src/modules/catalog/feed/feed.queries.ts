import { sql, type Kysely, type SqlBool } from 'kysely';
import type { FeedOrder } from '@karavan/shared-api/contract/feed';
import { COUNT_CAP } from '../../../platform/paging/page-answer.ts';
import { plannedEachTime } from '../../../platform/database/preparing-pool.ts';
import type { Cursor } from '../../../platform/paging/cursor.ts';
import { followedOrganizations } from '../../organizations/organizations/index.ts';
import {
  selectPosts,
  type ItemCardTables,
  type ItemsTables,
  type PostRow,
} from '../items/index.ts';

export interface FeedFilter {
  readonly order?: FeedOrder | undefined;
  readonly category?: number | undefined;
  /** Any of these; narrows the category. */
  readonly subcategories?: readonly number[] | undefined;
  /** ISO 3166-1, two letters. */
  readonly country?: string | undefined;
  readonly city?: string | undefined;
  readonly organization?: number | undefined;
  /** A person: posts of the organizations that they follow. */
  readonly follower?: number | undefined;
  readonly search?: string | undefined;
}

export interface FeedWindow {
  readonly after: Cursor | undefined;
  /** Rows to pass over; only the first pages may ask for it, later ones go by cursor. */
  readonly offset: number;
  readonly limit: number;
}

/**
 * Published items with their organization and pictures, and in each row how many the filter finds: in
 * one statement.
 */
export function findPosts(
  db: Kysely<ItemCardTables>,
  filter: FeedFilter,
  window: FeedWindow,
  viewerId: number | null,
) {
  return selectPosts(db, viewerId)
    .select(selectCount(db, filter).as('total_count'))
    .where((eb) => eb.and(matches(filter)))
    .$if(window.after !== undefined, (query) => query.where(follows(filter.order, window.after!)))
    .$if(hasCategories(filter), (query) => query.where(isAheadInCategory(filter, window)))
    .orderBy(sql.raw(orderOf(filter)))
    .offset(window.offset)
    .limit(window.limit)
    .$if(Boolean(filter.search), (query) => query.modifyEnd(plannedEachTime))
    .execute();
}

/** How many items a filter finds, counted no further than the cap. */
export async function countPosts(db: Kysely<ItemsTables>, filter: FeedFilter): Promise<number> {
  const { count } = await selectCount(db, filter)
    .$if(Boolean(filter.search), (query) => query.modifyEnd(plannedEachTime))
    .executeTakeFirstOrThrow();
  return count;
}

function selectCount(db: Kysely<ItemsTables>, filter: FeedFilter) {
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('item')
        .select(sql`1`.as('one'))
        .where((inner) => inner.and(matches(filter)))
        .limit(COUNT_CAP + 1)
        .as('found'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'));
}

/** Whether anything stands above a post; nothing does when that is gone meanwhile. */
export async function hasNewerPosts(
  db: Kysely<ItemsTables>,
  filter: FeedFilter,
  than: number,
): Promise<boolean> {
  const newer = await db
    .selectFrom('item')
    .select(sql`1`.as('one'))
    .where((eb) => eb.and(matches(filter)))
    .where(
      sql<SqlBool>`(item.created_at, item.id) > (select shown.created_at, shown.id from item as shown where shown.id = ${than})`,
    )
    .limit(1)
    .executeTakeFirst();
  return newer !== undefined;
}

const ORDERS = {
  newest: { orderBy: 'item.created_at desc, item.id desc' },
  price: { orderBy: 'item.dollar_price, item.id' },
  '-price': { orderBy: 'item.dollar_price desc, item.id desc' },
} as const;

function orderOf({ order }: FeedFilter): string {
  return ORDERS[order ?? 'newest'].orderBy;
}

function hasCategories({ category, subcategories }: FeedFilter): boolean {
  return category !== undefined || subcategories !== undefined;
}

/**
 * Whether an item is on the page that its category would have alone: the page of several categories is
 * among theirs. Each is short to read from its index, and no index holds the order of several.
 */
function isAheadInCategory(filter: FeedFilter, { after, offset, limit }: FeedWindow) {
  const conditions = [...matches(filter), ...(after ? [follows(filter.order, after)] : [])];
  return sql<SqlBool>`item.id in (
    select ahead.id from category cross join lateral (
      select item.id from item
      where item.category_id = category.id and ${sql.join(conditions, sql` and `)}
      order by ${sql.raw(orderOf(filter))} limit ${offset + limit}
    ) as ahead
    where ${categoriesOf(filter)})`;
}

/** The categories that a filter names, and those below. */
function categoriesOf({ category, subcategories }: FeedFilter) {
  const conditions = [
    ...(category === undefined
      ? []
      : [sql`(category.id = ${category} or category.parent_id = ${category})`]),
    ...(subcategories === undefined ? [] : [sql`category.id = any(${subcategories}::integer[])`]),
  ];
  return sql.join(conditions, sql` and `);
}

function matches(filter: FeedFilter) {
  const { order, country, city, organization, follower, search } = filter;
  return [
    sql<SqlBool>`item.is_published`,
    ...(order ? [sql<SqlBool>`item.dollar_price is not null`] : []),
    ...(hasCategories(filter)
      ? [
          sql<SqlBool>`item.category_id in (select category.id from category where ${categoriesOf(filter)})`,
        ]
      : []),
    ...(country === undefined ? [] : [sql<SqlBool>`item.country = ${country}`]),
    ...(city === undefined ? [] : [sql<SqlBool>`item.city = ${city}`]),
    ...(organization === undefined ? [] : [sql<SqlBool>`item.organization_id = ${organization}`]),
    ...(follower === undefined
      ? []
      : [sql<SqlBool>`item.organization_id in ${followedOrganizations(follower)}`]),
    ...(search ? [sql<SqlBool>`item.folded_name like ${likePattern(search)}`] : []),
  ];
}

function follows(order: FeedOrder | undefined, { value, id }: Cursor) {
  switch (order) {
    case undefined:
      return sql<SqlBool>`(item.created_at, item.id) < (${value}::timestamptz, ${id})`;
    case 'price':
      return sql<SqlBool>`(item.dollar_price, item.id) > (${value}::numeric, ${id})`;
    case '-price':
      return sql<SqlBool>`(item.dollar_price, item.id) < (${value}::numeric, ${id})`;
    default:
      return order satisfies never;
  }
}

/** Where a post stands in its order, for the cursor. */
export function sortValueOf(row: PostRow, order: FeedOrder | undefined): string {
  return order ? row.dollar_price! : row.created_at_exact;
}

/** For what contains a text, whose own signs of patterns are taken as they are. */
export function likePattern(search: string) {
  return sql`'%' || search_text(${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}) || '%'`;
}
