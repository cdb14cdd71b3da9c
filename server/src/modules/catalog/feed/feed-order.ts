import { sql, type SqlBool } from 'kysely';
import type { FeedOrder } from '@karavan/shared-api/contract/feed';
import type { Cursor } from '../../../platform/paging/cursor.ts';
import type { PostRow } from '../items/index.ts';

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
} as const;

export function orderOf(order: FeedOrder | undefined): string {
  return ORDERS[order ?? 'newest'].orderBy;
}

const ITEM_TIME = { time: 'item.created_at', id: 'item.id' };

/** Whether an item stands behind the cursor. */
export function follows(order: FeedOrder | undefined, { value, id }: Cursor, columns = ITEM_TIME) {
  switch (order) {
    case undefined:
      return sql<SqlBool>`(${sql.ref(columns.time)}, ${sql.ref(columns.id)}) < (${value}::timestamptz, ${id})`;
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
