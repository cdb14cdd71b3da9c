import type { LineChange } from '@karavan/shared-api/contract/carts';
import { deliveryOfferOf } from '../delivery-offers/index.ts';
import {
  allocate,
  cardFor,
  cardsOf,
  priceSale,
  type ClientCard,
  type ClientCards,
} from '../discounts/index.ts';
import { wholesalePrices } from '../wholesale/index.ts';
import type { CartLineRow, PricedCartRow } from './carts.queries.ts';

export interface PricedLine {
  readonly row: CartLineRow;
  /** Minor units for one. */
  readonly price: number;
  /** What one costs everybody, in minor units; null where that is the price. */
  readonly listPrice: number | null;
  readonly total: number;
  readonly discount: number;
  readonly change: LineChange | null;
}

export interface PricedCart {
  readonly lines: readonly PricedLine[];
  /** The card that counts; none where wholesale prices are better. */
  readonly card: ClientCard | null;
  readonly goods: number;
  readonly discount: number;
  /** Of the cashback, what this purchase takes and what it brings. */
  readonly cashbackSpent: number;
  readonly cashbackEarned: number;
  /** What the goods cost in money. */
  readonly payable: number;
}

/**
 * What a cart costs as it has been read, with its client's prices, card and cashback, what bringing it costs, and
 * whether something is not as the client has last seen it.
 */
export function priceFoundCart(cart: PricedCartRow) {
  const balance = cart.balance ?? 0;
  const cards = cardsOf(cart.tiers);
  const priced = priceCart(cart.lines, cards, cart.spend_cashback ? balance : 0);
  const isChanged = cart.gone.length > 0 || priced.lines.some(({ change }) => change !== null);
  return {
    card: priced.card,
    cards,
    balance,
    offer: cart.delivery && deliveryOfferOf(cart.delivery),
    priced,
    isChanged,
  };
}

/**
 * What a cart costs now, and what has changed since the client has looked. Sums are minor units. Wholesale prices and a
 * card never come together: what takes more off the whole cart counts, and cashback only where neither does.
 * @param spendable cashback that the client wants to spend
 */
function priceCart(
  rows: readonly CartLineRow[],
  cards: ClientCards,
  spendable: number,
): PricedCart {
  const usual = rows.map(({ price }) => price ?? 0);
  const reduced = wholesalePrices(
    rows.map((row, index) => ({
      itemId: row.item_id,
      quantity: row.quantity,
      listPrice: usual[index]!,
      steps: row.steps,
    })),
  );
  const sum = (prices: readonly number[]) =>
    rows.reduce((total, { quantity }, index) => total + quantity * prices[index]!, 0);
  const ownCard = cardFor(cards, sum(usual));
  const withCard = priceSale(sum(usual), ownCard, 0);
  const isWholesale = sum(usual) - sum(reduced) > withCard.discount;
  const prices = isWholesale ? reduced : usual;
  const card = isWholesale ? null : ownCard;

  const totals = rows.map(({ quantity }, index) => quantity * prices[index]!);
  const goods = sum(prices);
  const { discount, cashbackSpent, cashbackEarned, payable } = priceSale(goods, card, spendable);
  const parts = allocate(discount, totals);
  const lines = rows.map((row, index) => ({
    row,
    price: prices[index]!,
    listPrice: prices[index]! < usual[index]! ? usual[index]! : null,
    total: totals[index]!,
    discount: parts[index]!,
    change: changeOf(row),
  }));
  return { lines, card, goods, discount, cashbackSpent, cashbackEarned, payable };
}

function changeOf(row: CartLineRow): LineChange | null {
  if (!row.is_published || row.price === null || row.available <= 0) return 'gone';
  if (row.quantity > row.available) return 'stock';
  return row.price === row.seen_price ? null : 'price';
}
