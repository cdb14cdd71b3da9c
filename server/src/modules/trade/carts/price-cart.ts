import type { LineChange } from '@karavan/shared-api/contract/carts';
import { deliveryOfferOf } from '../delivery-offers/index.ts';
import { allocate, cardOf, priceSale, type ClientCard } from '../discounts/index.ts';
import type { CartLineRow, PricedCartRow } from './carts.queries.ts';

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
  /** Of the cashback, what this purchase takes and what it brings. */
  readonly cashbackSpent: number;
  readonly cashbackEarned: number;
  /** What the goods cost in money. */
  readonly payable: number;
  /** Something is not as the client has last seen it. */
  readonly isChanged: boolean;
}

/** What a cart costs as it has been read, with its client's card and cashback, and what bringing it costs. */
export function priceFoundCart(cart: PricedCartRow) {
  const card = cardOf(cart.tiers);
  const balance = cart.balance ?? 0;
  return {
    card,
    balance,
    offer: cart.delivery && deliveryOfferOf(cart.delivery),
    priced: priceCart(cart.lines, card, cart.spend_cashback ? balance : 0),
  };
}

/**
 * What a cart costs now, and what has changed since the client has looked. Sums are minor units.
 * @param spendable cashback that the client wants to spend
 */
function priceCart(
  rows: readonly CartLineRow[],
  card: ClientCard | null,
  spendable: number,
): PricedCart {
  const totals = rows.map((row) => (row.price ?? 0) * row.quantity);
  const goods = totals.reduce((sum, total) => sum + total, 0);
  const { discount, cashbackSpent, cashbackEarned, payable } = priceSale(goods, card, spendable);
  const parts = allocate(discount, totals);
  const lines = rows.map((row, index) => ({
    row,
    price: row.price ?? 0,
    total: totals[index]!,
    discount: parts[index]!,
    change: changeOf(row),
  }));
  const isChanged = lines.some(({ change }) => change !== null);
  return { lines, goods, discount, cashbackSpent, cashbackEarned, payable, isChanged };
}

function changeOf(row: CartLineRow): LineChange | null {
  if (!row.is_published || row.price === null || row.available <= 0) return 'gone';
  if (row.quantity > row.available) return 'stock';
  return row.price === row.seen_price ? null : 'price';
}
