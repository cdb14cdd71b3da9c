import fc from 'fast-check';
import { discountOf } from '../discounts/index.ts';
import { priceWithPromotions } from './price-promotions.ts';
import type { UsablePromotion } from './usable-promotions.ts';

const promotion = (values: Partial<UsablePromotion> = {}): UsablePromotion => ({
  id: 1,
  title: 'Неделя скидок',
  translations: {},
  code: null,
  basis_points: 1000,
  amount: null,
  minimum: 0,
  with_card: false,
  obstacle: null,
  item_ids: null,
  ...values,
});

const card = (kind: 'fixed' | 'cashback', basisPoints: number) => ({
  cards: [{ kind, basisPoints, background: 'dusk' as const, spent: 0, tiers: [], next: null }],
  wanted: null,
});
const NO_CARDS = { cards: [], wanted: null };

const anyPromotion = fc.record({
  id: fc.integer({ min: 1, max: 1000 }),
  amount: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
  percent: fc.integer({ min: 1, max: 10_000 }),
  minimum: fc.integer({ min: 0, max: 500_000 }),
  with_card: fc.boolean(),
  item_ids: fc.option(fc.array(fc.integer({ min: 0, max: 5 }))),
});
const anyPurchase = fc.record({
  totals: fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 6 }),
  kind: fc.constantFrom('fixed' as const, 'cashback' as const),
  points: fc.integer({ min: 0, max: 10_000 }),
  promotions: fc.array(anyPromotion, { maxLength: 5 }),
  spendable: fc.integer({ min: 0, max: 100_000 }),
});

type Purchase = typeof anyPurchase extends fc.Arbitrary<infer Drawn> ? Drawn : never;

function price({ totals, kind, points, promotions, spendable }: Purchase) {
  const goods = totals.reduce((sum, one) => sum + one, 0);
  const sale = priceWithPromotions({
    lines: totals.map((total, itemId) => ({ itemId, total })),
    cards: card(kind, points),
    promotions: promotions.map(({ percent, amount, ...values }) =>
      promotion({ ...values, amount, basis_points: amount === null ? percent : null }),
    ),
    code: null,
    spendable,
  });
  return { goods, sale };
}

describe('a purchase with promotions', () => {
  it('adds up: parts of lines, what promotion and card take off, and what is left to pay', () => {
    fc.assert(
      fc.property(anyPurchase, (purchase) => {
        const { goods, sale } = price(purchase);
        const parts = sale.parts.reduce((sum, part) => sum + part, 0);
        expect(parts).toBe(sale.discount);
        expect(sale.discount).toBeLessThanOrEqual(goods);
        expect(sale.payable).toBe(goods - sale.discount - sale.cashbackSpent);
        for (const [index, part] of sale.parts.entries()) {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(purchase.totals[index]!);
        }
      }),
    );
  });

  it('never costs more than with the card alone', () => {
    fc.assert(
      fc.property(anyPurchase, (purchase) => {
        const { sale } = price(purchase);
        const alone = price({ ...purchase, promotions: [] }).sale;
        expect(sale.discount).toBeGreaterThanOrEqual(alone.discount);
        // None is used up for nothing.
        expect(sale.counting === null || sale.discount > alone.discount).toBe(true);
      }),
    );
  });

  it('takes a card beside the promotion only where that says so', () => {
    fc.assert(
      fc.property(anyPurchase, (purchase) => {
        const { goods, sale } = price(purchase);
        const off = sale.counting?.discount ?? 0;
        const rest = sale.card?.kind === 'fixed' ? discountOf(goods - off, purchase.points) : 0;
        expect(sale.discount).toBe(off + rest);
        const goesAlone = sale.counting !== null && !sale.counting.promotion.with_card;
        expect(goesAlone && sale.card !== null).toBe(false);
      }),
    );
  });
});

const purchase = {
  lines: [
    { itemId: 1, total: 10_000 },
    { itemId: 2, total: 5000 },
  ],
  cards: NO_CARDS,
  spendable: 0,
};

it('takes a sum off its items alone, and never more than they cost', () => {
  const promotions = [promotion({ basis_points: null, amount: 8000, item_ids: [2] })];
  expect(priceWithPromotions({ ...purchase, promotions, code: null })).toMatchObject({
    discount: 5000,
    parts: [0, 5000],
  });
});

it('leaves cashback to be earned where a promotion goes with the card', () => {
  const cards = card('cashback', 1000);
  const promotions = [promotion({ with_card: true })];
  expect(priceWithPromotions({ ...purchase, cards, promotions, code: null })).toMatchObject({
    discount: 1500,
    payable: 13_500,
    cashbackEarned: 1350,
  });
});

it.each([
  ['a code that nobody has given', {}, 'unknown', 0],
  ['one that is used up', { code: 'LETO', obstacle: 'used_up' }, 'used_up', 0],
  ['too small a purchase', { code: 'LETO', minimum: 20_000 }, 'below_minimum', 5000],
  ['other items', { code: 'LETO', item_ids: [] }, 'no_items', 0],
  ['one that counts', { code: 'LETO' }, null, 0],
] as const)('says of %s why it does not count', (_name, values, obstacle, missing) => {
  const { typed } = priceWithPromotions({
    ...purchase,
    promotions: [promotion(values)],
    code: 'LETO',
  });
  expect(typed).toEqual({ code: 'LETO', obstacle, missing });
});

it('says that another promotion is better', () => {
  const promotions = [promotion({ id: 2, code: 'LETO', basis_points: 500 }), promotion()];
  expect(priceWithPromotions({ ...purchase, promotions, code: 'LETO' }).typed).toMatchObject({
    obstacle: 'other_is_better',
  });
});
