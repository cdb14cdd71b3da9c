import type { LineChange } from '@karavan/shared-api/contract/carts';
import { allocate, discountOf, type ClientCard } from '../discounts/index.ts';
import type { CartLineRow } from './carts.queries.ts';

export interface PricedLine {
  readonly row: CartLineRow;
  /** Minor units for one. */
  readonly price: number;
  readonly total: number;
  readonly discount: number;
  readonly change: LineChange | null;
}

export interface PricedCart {
  readonly lines: readonly PricedLine[];
  readonly goods: number;
  readonly discount: number;
  /** Something is not as the client has last seen it. */
  readonly isChanged: boolean;
}

/** What a cart costs now, and what has changed since the client has looked. Sums are minor units. */
export function priceCart(rows: readonly CartLineRow[], card: ClientCard | null): PricedCart {
  const totals = rows.map((row) => (row.price ?? 0) * row.quantity);
  const goods = totals.reduce((sum, total) => sum + total, 0);
  const discount = discountOf(goods, card?.basisPoints ?? 0);
  const parts = allocate(discount, totals);
  const lines = rows.map((row, index) => ({
    row,
    price: row.price ?? 0,
    total: totals[index]!,
    discount: parts[index]!,
    change: changeOf(row),
  }));
  return { lines, goods, discount, isChanged: lines.some(({ change }) => change !== null) };
}

function changeOf(row: CartLineRow): LineChange | null {
  if (!row.is_published || row.price === null || row.available <= 0) return 'gone';
  if (row.quantity > row.available) return 'stock';
  return row.price === row.seen_price ? null : 'price';
}
