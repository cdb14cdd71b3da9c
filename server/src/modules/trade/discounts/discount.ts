import type { DiscountKind } from './discounts.tables.ts';

/** A step of a discount card. */
export interface DiscountTier {
  /** Hundredths of a percent. */
  readonly basisPoints: number;
  /** What a client must have spent before, in minor units. */
  readonly spendLimit: number;
}

export interface AppliedCard {
  readonly basisPoints: number;
  /** The next step and what is missing to it, in minor units. */
  readonly next: { readonly basisPoints: number; readonly missing: number } | null;
}

/** The highest step whose limit has been reached before this sale. A fixed card is one step from zero. */
export function applyCard(tiers: readonly DiscountTier[], spent: number): AppliedCard {
  const steps = tiers.toSorted((a, b) => a.spendLimit - b.spendLimit);
  const next = steps.find(({ spendLimit }) => spendLimit > spent);
  return {
    basisPoints: steps.findLast(({ spendLimit }) => spendLimit <= spent)?.basisPoints ?? 0,
    next: next ? { basisPoints: next.basisPoints, missing: next.spendLimit - spent } : null,
  };
}

/** The discount on a whole order: rounded once, half away from zero. Sums are minor units, not negative. */
export function discountOf(goods: number, basisPoints: number): number {
  return Number((BigInt(goods) * BigInt(basisPoints) + 5000n) / 10_000n);
}

/** What a choice between cards is made of. */
interface ChoosableCard {
  readonly kind: DiscountKind;
  readonly basisPoints: number;
}

/** Who wants which card; null and undefined for nobody. */
interface WantedCards {
  readonly client: DiscountKind | null;
  readonly seller?: DiscountKind | null | undefined;
}

/**
 * The one card that a sale uses. The client's choice beats the seller's, the seller's beats the best one: the larger
 * reduction now, and cashback only where no card reduces the price. A card that is not there any more is nobody's choice.
 * @param goods minor units; null where the sum is not known yet
 */
export function chooseCard<Card extends ChoosableCard>(
  cards: readonly Card[],
  goods: number | null,
  { client, seller }: WantedCards,
): Card | null {
  for (const wanted of [client, seller]) {
    const found = cards.find(({ kind }) => kind === wanted);
    if (found) return found;
  }
  const worth = ({ kind, basisPoints }: Card) => {
    if (kind === 'cashback') return 0;
    return goods === null ? basisPoints : discountOf(goods, basisPoints);
  };
  const [best] = cards.toSorted(
    (a, b) => worth(b) - worth(a) || Number(b.kind === 'cashback') - Number(a.kind === 'cashback'),
  );
  return best ?? null;
}

export interface SalePrice {
  readonly discount: number;
  readonly cashbackSpent: number;
  readonly cashbackEarned: number;
  /** What is left to pay in money. */
  readonly payable: number;
}

/**
 * What a card makes of a sale. A cashback card leaves the price alone: the client earns on what is
 * paid in money, and nothing on what cashback pays. Sums are minor units.
 * @param spendable cashback that the client wants to spend
 */
export function priceSale(
  goods: number,
  card: { readonly kind: DiscountKind; readonly basisPoints: number } | null,
  spendable: number,
): SalePrice {
  const share = (sum: number) => discountOf(sum, card?.basisPoints ?? 0);
  const discount = card?.kind === 'cashback' ? 0 : share(goods);
  const cashbackSpent = Math.min(spendable, goods - discount);
  const payable = goods - discount - cashbackSpent;
  const cashbackEarned = card?.kind === 'cashback' ? share(payable) : 0;
  return { discount, cashbackSpent, cashbackEarned, payable };
}

/**
 * Spreads a discount over the lines by largest remainder: the parts add up exactly, no part exceeds
 * its line, and of equal remainders the earlier line gets the unit.
 */
export function allocate(discount: number, lines: readonly number[]): number[] {
  const total = lines.reduce((sum, line) => sum + line, 0);
  if (total === 0) return lines.map(() => 0);
  const exact = lines.map((line) => BigInt(line) * BigInt(discount));
  const parts = exact.map((value) => Number(value / BigInt(total)));
  const missing = discount - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value % BigInt(total) }))
    .toSorted((a, b) => Number(b.remainder - a.remainder) || a.index - b.index);
  for (const { index } of byRemainder.slice(0, missing)) parts[index]! += 1;
  return parts;
}
