import fc from 'fast-check';
import { allocate, applyCard, chooseCard, discountOf, priceSale } from './discount.ts';

const sums = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 30 });
const basisPoints = fc.integer({ min: 0, max: 10_000 });
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

describe('a discount', () => {
  it('never exceeds the goods, and is within half a unit of the exact share', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), basisPoints, (goods, points) => {
        const discount = discountOf(goods, points);
        expect(discount).toBeLessThanOrEqual(goods);
        const error = 20_000n * BigInt(discount) - 2n * BigInt(goods) * BigInt(points);
        return error <= 10_000n && error >= -10_000n;
      }),
    );
  });

  it('rounds a half up', () => {
    expect(discountOf(150, 100)).toBe(2);
    expect(discountOf(149, 100)).toBe(1);
  });
});

describe('allocation', () => {
  it('adds up exactly and takes from no line more than it is worth', () => {
    fc.assert(
      fc.property(sums, basisPoints, (lines, points) => {
        const discount = discountOf(total(lines), points);
        const parts = allocate(discount, lines);
        expect(total(parts)).toBe(discount);
        for (const [index, part] of parts.entries()) {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(lines[index]!);
        }
      }),
    );
  });

  it('gives the odd unit to the largest remainder', () => {
    expect(allocate(10, [333, 333, 334])).toEqual([3, 3, 4]);
    expect(allocate(1, [100, 100])).toEqual([1, 0]);
  });
});

describe('a card', () => {
  const tiers = [
    { basisPoints: 700, spendLimit: 500_000 },
    { basisPoints: 300, spendLimit: 0 },
    { basisPoints: 500, spendLimit: 200_000 },
  ];

  it.each([
    [0, 300, { basisPoints: 500, missing: 200_000 }],
    [199_999, 300, { basisPoints: 500, missing: 1 }],
    [200_000, 500, { basisPoints: 700, missing: 300_000 }],
    [900_000, 700, null],
  ])('after %i gives %i', (spent, points, next) => {
    expect(applyCard(tiers, spent)).toEqual({ basisPoints: points, next });
  });

  it('never gives less to those who have spent more', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (one, other) => {
        const [less, more] = [one, other].toSorted((a, b) => a - b) as [number, number];
        return applyCard(tiers, less).basisPoints <= applyCard(tiers, more).basisPoints;
      }),
    );
  });

  it('without steps gives nothing', () => {
    expect(applyCard([], 1000)).toEqual({ basisPoints: 0, next: null });
  });
});

describe('of several cards', () => {
  const KINDS = ['fixed', 'cumulative', 'cashback'] as const;
  const cards = fc
    .tuple(fc.shuffledSubarray([...KINDS]), fc.array(basisPoints, { minLength: 3, maxLength: 3 }))
    .map(([kinds, points]) => kinds.map((kind, index) => ({ kind, basisPoints: points[index]! })));
  const wish = fc.option(fc.constantFrom(...KINDS));
  const goods = fc.integer({ min: 0, max: 1_000_000 });

  it('the wish of the client comes first, then that of the seller', () => {
    fc.assert(
      fc.property(cards, goods, wish, wish, (own, sum, client, seller) => {
        const chosen = chooseCard(own, sum, { client, seller });
        const wanted = [client, seller].find((kind) => own.some((card) => card.kind === kind));
        expect(chosen === null).toBe(own.length === 0);
        return wanted === undefined || chosen?.kind === wanted;
      }),
    );
  });

  it('the best reduces most, and gives cashback only where none reduces', () => {
    fc.assert(
      fc.property(cards, goods, (own, sum) => {
        const chosen = chooseCard(own, sum, { client: null });
        const reductions = own.map((card) => priceSale(sum, card, 0).discount);
        const most = Math.max(0, ...reductions);
        expect(chosen ? priceSale(sum, chosen, 0).discount : 0).toBe(most);
        const hasCashback = own.some(({ kind }) => kind === 'cashback');
        return !hasCashback || (chosen?.kind === 'cashback') === (most === 0);
      }),
    );
  });
});

describe('a sale', () => {
  const money = fc.integer({ min: 0, max: 1_000_000_000 });
  const kinds = fc.constantFrom('fixed' as const, 'cumulative' as const, 'cashback' as const);

  it('is paid for exactly: by the discount, by cashback and by money', () => {
    fc.assert(
      fc.property(money, kinds, basisPoints, money, (goods, kind, points, spendable) => {
        const price = priceSale(goods, { kind, basisPoints: points }, spendable);
        expect(price.discount + price.cashbackSpent + price.payable).toBe(goods);
        expect(price.cashbackSpent).toBeLessThanOrEqual(spendable);
        expect(Math.min(price.discount, price.cashbackSpent, price.payable)).toBeGreaterThanOrEqual(
          0,
        );
        // One or the other, never both.
        return price.discount === 0 || price.cashbackEarned === 0;
      }),
    );
  });

  it('with a cashback card earns on money only', () => {
    const card = { kind: 'cashback', basisPoints: 500 } as const;
    expect(priceSale(10_000, card, 0)).toMatchObject({ payable: 10_000, cashbackEarned: 500 });
    expect(priceSale(10_000, card, 4_000)).toMatchObject({ payable: 6_000, cashbackEarned: 300 });
    expect(priceSale(10_000, card, 99_999)).toMatchObject({ payable: 0, cashbackEarned: 0 });
  });
});
