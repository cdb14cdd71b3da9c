import type { PromotionObstacle } from '@karavan/shared-api/contract/promotion-states';
import {
  allocate,
  cardFor,
  discountOf,
  priceSale,
  type ClientCard,
  type ClientCards,
  type DiscountKind,
  type SalePrice,
} from '../discounts/index.ts';
import type { UsablePromotion } from './usable-promotions.ts';

/** A line of a purchase, in minor units. */
interface SaleLine {
  /** Null for what is sold without an item. */
  readonly itemId: number | null;
  readonly total: number;
}

interface Purchase {
  readonly lines: readonly SaleLine[];
  readonly cards: ClientCards;
  /** The card that the seller has chosen. */
  readonly seller?: DiscountKind | undefined;
  readonly promotions: readonly UsablePromotion[];
  /** As the client has typed it; null for none. */
  readonly code: string | null;
  /** Cashback that the client wants to spend, in minor units. */
  readonly spendable: number;
}

/** A promotion that counts, with what it takes off in minor units. */
export interface CountingPromotion {
  readonly promotion: UsablePromotion;
  readonly discount: number;
}

/** A typed code, and why it does not count; null where it does. */
interface CodeOutcome {
  readonly code: string;
  readonly obstacle: PromotionObstacle | null;
  /** What the purchase lacks to the least sum, in minor units. */
  readonly missing: number;
}

export interface PromotedSale extends SalePrice {
  /** The card that counts; none where a promotion is better that goes with no card. */
  readonly card: ClientCard | null;
  readonly counting: CountingPromotion | null;
  readonly typed: CodeOutcome | null;
  /** Of the discount, the part of each line. */
  readonly parts: readonly number[];
}

/**
 * What a purchase costs with the card and the promotion that together take most off it: one promotion at most, and a
 * card beside it only where its organization has said so. Of equal ways the one without a promotion counts, so that
 * none is used up for nothing.
 */
export function priceWithPromotions(purchase: Purchase): PromotedSale {
  const { lines, cards, seller, spendable, code } = purchase;
  const goods = lines.reduce((sum, { total }) => sum + total, 0);
  const alone = cardFor(cards, goods, seller);
  const tried = purchase.promotions.map((promotion) => tryPromotion(promotion, lines, goods));
  const ways = tried
    .filter(({ obstacle }) => obstacle === null)
    .map(({ promotion, discount }) => {
      const card = promotion.with_card ? cardFor(cards, goods - discount, seller) : null;
      return { promotion, discount, card, total: discount + reductionOf(card, goods - discount) };
    });
  const best = ways.toSorted((a, b) => b.total - a.total)[0];
  const counting = best && best.total > reductionOf(alone, goods) ? best : null;
  const card = counting ? counting.card : alone;
  const off = counting?.discount ?? 0;
  const sale = priceSale(goods - off, card, spendable);
  const byPromotion = allocate(
    off,
    lines.map((line) => (counting && fits(counting.promotion, line) ? line.total : 0)),
  );
  const byCard = allocate(
    sale.discount,
    lines.map(({ total }, index) => total - byPromotion[index]!),
  );
  return {
    ...sale,
    discount: sale.discount + off,
    card,
    counting: counting && { promotion: counting.promotion, discount: off },
    typed: code === null ? null : outcomeOf(code, tried, counting?.promotion ?? null),
    parts: lines.map((_, index) => byPromotion[index]! + byCard[index]!),
  };
}

interface Trial {
  readonly promotion: UsablePromotion;
  readonly obstacle: PromotionObstacle | null;
  readonly discount: number;
  readonly missing: number;
}

function tryPromotion(
  promotion: UsablePromotion,
  lines: readonly SaleLine[],
  goods: number,
): Trial {
  const base = lines.reduce((sum, line) => sum + (fits(promotion, line) ? line.total : 0), 0);
  const { basis_points, amount, minimum } = promotion;
  const discount =
    basis_points === null ? Math.min(amount ?? 0, base) : discountOf(base, basis_points);
  const missing = Math.max(minimum - goods, 0);
  const ofPurchase = missing > 0 ? 'below_minimum' : discount === 0 ? 'no_items' : null;
  return { promotion, obstacle: promotion.obstacle ?? ofPurchase, discount, missing };
}

const fits = ({ item_ids }: UsablePromotion, { itemId }: SaleLine): boolean =>
  item_ids === null || (itemId !== null && item_ids.includes(itemId));

function reductionOf(card: ClientCard | null, goods: number): number {
  return card === null || card.kind === 'cashback' ? 0 : discountOf(goods, card.basisPoints);
}

function outcomeOf(
  code: string,
  tried: readonly Trial[],
  counting: UsablePromotion | null,
): CodeOutcome {
  const named = tried.filter(({ promotion }) => promotion.code === code);
  const one = named.find(({ obstacle }) => obstacle === null) ?? named[0];
  if (!one) return { code, obstacle: 'unknown', missing: 0 };
  const isBeaten = one.obstacle === null && one.promotion.id !== counting?.id;
  return {
    code,
    obstacle: isBeaten ? 'other_is_better' : one.obstacle,
    missing: one.obstacle === 'below_minimum' ? one.missing : 0,
  };
}
