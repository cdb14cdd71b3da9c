import type { LineChange } from '@karavan/shared-api/contract/carts';
import { deliveryOfferOf } from '../delivery-offers/index.ts';
import { cardsOf, priceSale, type ClientCards } from '../discounts/index.ts';
import { priceWithPromotions, type PromotedSale } from '../promotions/index.ts';
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

/** Neither a card nor a promotion counts where wholesale prices are better. */
export interface PricedCart extends Omit<PromotedSale, 'parts'> {
  readonly lines: readonly PricedLine[];
  readonly goods: number;
}

/**
 * What a cart costs as it has been read, with its client's prices, card and cashback, what bringing it costs, and
 * whether something is not as the client has last seen it.
 */
export function priceFoundCart(cart: PricedCartRow) {
  const balance = cart.balance ?? 0;
  const cards = cardsOf(cart.is_admitted ? cart.tiers : []);
  const priced = priceCart(cart, cards, cart.spend_cashback ? balance : 0);
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
 * What a cart costs now, and what has changed since the client has looked. Sums are minor units. Wholesale prices never
 * come together with a card or a promotion: what takes more off the whole cart counts, and cashback only where nothing
 * does.
 * @param spendable cashback that the client wants to spend
 */
function priceCart(
  { lines: rows, is_admitted, promotions, promotion_code: code }: PricedCartRow,
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
  const promoted = priceWithPromotions({
    lines: rows.map(({ item_id: itemId, quantity }, index) => ({
      itemId,
      total: quantity * usual[index]!,
    })),
    cards,
    // A gated organization reduces prices for those whom it lets in.
    promotions: is_admitted ? promotions : [],
    code,
    spendable,
  });
  const isWholesale = sum(usual) - sum(reduced) > promoted.discount;
  const prices = isWholesale ? reduced : usual;
  const { parts, ...sale } = isWholesale
    ? asWholesale(promoted, sum(reduced), spendable)
    : promoted;
  const lines = rows.map((row, index) => ({
    row,
    price: prices[index]!,
    listPrice: prices[index]! < usual[index]! ? usual[index]! : null,
    total: row.quantity * prices[index]!,
    discount: parts[index]!,
    change: changeOf(row),
  }));
  return { ...sale, lines, goods: sum(prices) };
}

/** The same purchase at wholesale prices, which leave a typed code without effect. */
function asWholesale(
  { typed, parts }: PromotedSale,
  goods: number,
  spendable: number,
): PromotedSale {
  return {
    ...priceSale(goods, null, spendable),
    card: null,
    counting: null,
    typed: typed && { ...typed, obstacle: typed.obstacle ?? 'other_is_better' },
    parts: parts.map(() => 0),
  };
}

function changeOf(row: CartLineRow): LineChange | null {
  if (!row.is_published || row.price === null || row.available <= 0) return 'gone';
  if (row.quantity > row.available) return 'stock';
  return row.price === row.seen_price ? null : 'price';
}
