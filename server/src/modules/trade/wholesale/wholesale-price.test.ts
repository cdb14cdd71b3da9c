import fc from 'fast-check';
import { wholesalePrices } from './wholesale-price.ts';

const line = fc.record({
  itemId: fc.integer({ min: 1, max: 3 }),
  quantity: fc.integer({ min: 1, max: 40 }),
  listPrice: fc.integer({ min: 0, max: 10_000 }),
  steps: fc.array(
    fc.record({
      minQuantity: fc.integer({ min: 2, max: 60 }),
      price: fc.integer({ min: 1, max: 12_000 }),
    }),
    { maxLength: 2 },
  ),
});

it('is never above what everybody pays, and that without steps', () => {
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const prices = wholesalePrices(lines);
      for (const [index, { listPrice, steps }] of lines.entries()) {
        const least = Math.min(listPrice, ...steps.map(({ price }) => price));
        expect(prices[index]).toBeLessThanOrEqual(listPrice);
        expect(prices[index]).toBeGreaterThanOrEqual(least);
      }
    }),
  );
});

it('falls, or stays, with every further piece', () => {
  fc.assert(
    fc.property(line, (one) => {
      const [price] = wholesalePrices([one]);
      const [next] = wholesalePrices([{ ...one, quantity: one.quantity + 1 }]);
      expect(next).toBeLessThanOrEqual(price!);
    }),
  );
});

it('counts the pieces of all sizes of an item, and none of another', () => {
  const steps = [{ minQuantity: 10, price: 80 }];
  const of = (itemId: number, quantity: number) => ({ itemId, quantity, listPrice: 100, steps });
  expect(wholesalePrices([of(1, 6), of(1, 4), of(2, 9)])).toEqual([80, 80, 100]);
});
