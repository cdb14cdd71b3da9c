import { sql, type SqlBool } from 'kysely';
import type { FeedOrder } from '@karavan/shared-api/contract/feed';
import {
  decodeCursor,
  encodeCursor,
  type Cursor,
  type SortValue,
} from '../../../platform/paging/cursor.ts';
import type { PostRow } from '../items/index.ts';

/** That of a shop: what it has pinned, then the newest. */
export type ListOrder = FeedOrder | 'shop';

/** One organization's items stand in its own order unless another is asked for. */
export const listOrderOf = ({
  order,
  organization,
}: {
  readonly order?: FeedOrder | undefined;
  readonly organization?: number | undefined;
}): ListOrder | undefined => order ?? (organization === undefined ? undefined : 'shop');

export interface FeedWindow {
  readonly after: Cursor | undefined;
  /** Rows to pass over; only the first pages may ask for it, later ones go by cursor. */
  readonly offset: number;
  readonly limit: number;
}

const ORDERS = {
  newest: { orderBy: 'item.created_at desc, item.id desc' },
  price: { orderBy: 'item.dollar_price, item.id' },
  '-price': { orderBy: 'item.dollar_price desc, item.id desc' },
  popular: { orderBy: 'item.popularity desc, item.id desc' },
  shop: { orderBy: 'item.pinned desc, item.created_at desc, item.id desc' },
} as const;

export function orderOf(order: ListOrder | undefined): string {
  return ORDERS[order ?? 'newest'].orderBy;
}

const ITEM_COLUMNS = { time: 'item.created_at', id: 'item.id', popularity: 'item.popularity' };

/** Whether an item stands behind the cursor. */
export function follows(
  order: ListOrder | undefined,
  { value, id }: Cursor,
  columns = ITEM_COLUMNS,
) {
  switch (order) {
    case undefined:
      return sql<SqlBool>`(${sql.ref(columns.time)}, ${sql.ref(columns.id)}) < (${value}::timestamptz, ${id})`;
    case 'price':
      return sql<SqlBool>`(item.dollar_price, item.id) > (${value}::numeric, ${id})`;
    case '-price':
      return sql<SqlBool>`(item.dollar_price, item.id) < (${value}::numeric, ${id})`;
    case 'popular':
      return sql<SqlBool>`(${sql.ref(columns.popularity)}, ${sql.ref(columns.id)}) < (${value}::numeric, ${id})`;
    case 'shop': {
      const [pinned, time] = value.split(' ');
      return sql<SqlBool>`(item.pinned, item.created_at, item.id) < (${Number(pinned)}::smallint, ${time}::timestamptz, ${id})`;
    }
    default:
      return order satisfies never;
  }
}

/** @throws ApiError `invalid_input` for a cursor of another order */
export const readFeedCursor = (text: string | undefined, order: ListOrder | undefined) =>
  decodeCursor(text, sortOf(order), namedIn(order));

export const writeFeedCursor = (row: PostRow, order: ListOrder | undefined) =>
  encodeCursor({ value: sortValueOf(row, order), id: row.id, order: namedIn(order) });

/** Those by price and popularity hold the same kind of value, and say which they are. */
const namedIn = (order: ListOrder | undefined) => (order === 'shop' ? undefined : order);

/** What the cursors of an order hold. */
function sortOf(order: ListOrder | undefined): SortValue {
  if (order === 'shop') return 'shop';
  return order ? 'price' : 'time';
}

/** Where a post stands in its order, for the cursor. */
function sortValueOf(row: PostRow, order: ListOrder | undefined): string {
  if (order === 'shop') return `${row.pinned} ${row.created_at_exact}`;
  if (order === 'popular') return row.popularity;
  return order ? row.dollar_price! : row.created_at_exact;
}
