import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { FeedOrder, ItemKind } from '@karavan/shared-api/contract/feed';
import {
  closedOrganizations,
  followedOrganizations,
  organizationsNear,
  type Surroundings,
} from '../../organizations/organizations/index.ts';
import type { Viewer } from '../../organizations/followers/index.ts';
import { partnersOf } from '../../organizations/partners/index.ts';
import { isListed, isOffered, isVisibleTo } from '../items/index.ts';
import { isNotMutedBy } from './muting/muting.policy.ts';
import type { Search } from './search.ts';

export interface FeedFilter<Typed = Search['typed']> {
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
  /** Posts of the organizations that this one works with. */
  readonly partnersOf?: number | undefined;
  /** Who looks at the posts of one organization, or of those they follow; a guest without it. */
  readonly viewer?: number | undefined;
  readonly search?: Search<Typed> | undefined;
  /** Without what this person wants to see nothing of. */
  readonly mutedBy?: NonNullable<Viewer> | undefined;
  readonly kinds?: readonly ItemKind[] | undefined;
  readonly price?: PriceRange | undefined;
  /** Of which there are pieces left. */
  readonly size?: string | undefined;
  readonly isAvailable?: boolean | undefined;
  readonly near?: Surroundings | undefined;
  /** None but these. */
  readonly ids?: readonly number[] | undefined;
  /** Whatever else whoever lists wants of an item. */
  readonly further?: RawBuilder<SqlBool> | undefined;
}

/** In minor units of one currency; prices of others are compared by what they are in dollars. */
export interface PriceRange {
  readonly from: number | null;
  readonly to: number | null;
  readonly currency: string;
}

export function hasCategories({ category, subcategories }: FeedFilter): boolean {
  return category !== undefined || subcategories !== undefined;
}

/** The categories that a filter names, and those below. */
export function categoriesOf({ category, subcategories }: FeedFilter) {
  const conditions = [
    ...(category === undefined
      ? []
      : [sql`(category.id = ${category} or category.parent_id = ${category})`]),
    ...(subcategories === undefined ? [] : [sql`category.id = any(${subcategories}::integer[])`]),
  ];
  return sql.join(conditions, sql` and `);
}

/** The conditions on an item, other than its words. */
export function matches(filter: FeedFilter) {
  const { order, country, city, organization, follower } = filter;
  const {
    partnersOf: partnered,
    kinds,
    price,
    size,
    isAvailable,
    near,
    mutedBy,
    ids,
    further,
  } = filter;
  return [
    isShown(filter),
    ...(order === 'price' || order === '-price'
      ? [sql<SqlBool>`item.dollar_price is not null`]
      : []),
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
      : [
          sql<SqlBool>`item.organization_id in ${followedOrganizations(follower)}`,
          sql<SqlBool>`item.organization_id not in ${closedOrganizations()}`,
        ]),
    ...(partnered === undefined
      ? []
      : [sql<SqlBool>`item.organization_id in ${partnersOf(partnered)}`]),
    ...(kinds === undefined ? [] : [sql<SqlBool>`item.kind = any(${kinds}::text[])`]),
    ...(price ? costs(price) : []),
    ...(size === undefined ? [] : [hasPieces(sql`item_size.size = ${size}`)]),
    ...(isAvailable ? [IS_AVAILABLE] : []),
    ...(mutedBy === undefined ? [] : [isNotMutedBy(mutedBy)]),
    ...(ids === undefined ? [] : [sql<SqlBool>`item.id = any(${ids}::bigint[])`]),
    ...(further ? [further] : []),
    ...(near ? [sql<SqlBool>`item.organization_id in ${organizationsNear(near)}`] : []),
  ];
}

/**
 * Lists lead to what is listed. Who looks at an organization, or follows it, sees all that it shows them,
 * also while it is found nowhere.
 */
const isShown = ({ organization, follower, viewer }: FeedFilter) =>
  organization === undefined && follower === undefined
    ? isListed
    : sql<SqlBool>`(${isVisibleTo(viewer ?? null)} and ${isOffered})`;

/** The conditions on what an item costs. @param column what it costs in dollars */
export function costs(
  { from, to, currency }: PriceRange,
  column: RawBuilder<unknown> = sql`item.dollar_price`,
) {
  // Planned once, as no row changes it.
  const dollars = (minor: number) => sql`(select dollars(${minor}, ${currency}))`;
  return [
    ...(from === null ? [] : [sql<SqlBool>`${column} >= ${dollars(from)}`]),
    ...(to === null ? [] : [sql<SqlBool>`${column} <= ${dollars(to)}`]),
  ];
}

/** As a value of each item: as a condition PostgreSQL would read all sizes first. */
function hasPieces(condition = sql`true`) {
  return sql<SqlBool>`coalesce((
    select true from item_size
    where item_size.item_id = item.id and item_size.stock > item_size.held and ${condition}
    limit 1), false)`;
}

/** Something to rent is free at one time or another; tickets are sold until their event begins or is cancelled. */
const IS_AVAILABLE = sql<SqlBool>`(item.kind in ('rent', 'resume') or (${hasPieces()} and coalesce((
  select event.starts_at > now() and event.status = 'scheduled' from event where event.item_id = item.id), true)))`;
