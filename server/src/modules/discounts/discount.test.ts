import fc from 'fast-check';
import { allocate, applyCard, discountOf } from './discount.ts';

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
