import fc from 'fast-check';
import { chooseOffers, offerUntil } from './offer-rules.ts';

const queues = fc
  .array(fc.integer({ min: 1, max: 10 }), { maxLength: 30 })
  .map((wishes) => wishes.map((quantity, id) => ({ id, quantity })));

const sum = (waits: readonly { readonly quantity: number }[]) =>
  waits.reduce((total, { quantity }) => total + quantity, 0);

it('offers no more places than are free, and none while somebody could have them', () => {
  fc.assert(
    fc.property(fc.nat(60), queues, (free, queue) => {
      const chosen = chooseOffers(free, queue);
      const left = free - sum(chosen);
      expect(left).toBeGreaterThanOrEqual(0);
      const others = queue.filter((wait) => !chosen.includes(wait));
      expect(others.every(({ quantity }) => quantity > left)).toBe(true);
    }),
  );
});

it('passes over only those whose whole wish did not fit when it was their turn', () => {
  fc.assert(
    fc.property(fc.nat(60), queues, (free, queue) => {
      const chosen = chooseOffers(free, queue);
      for (const wait of queue) {
        const before = sum(chosen.filter(({ id }) => id < wait.id));
        expect(chosen.includes(wait)).toBe(wait.quantity <= free - before);
      }
    }),
  );
});

const HOUR = 3_600_000;

it('keeps places for twelve hours at most, and never beyond the sale', () => {
  fc.assert(
    fc.property(fc.nat(1_000 * HOUR), (left) => {
      const kept = offerUntil(0, left);
      expect(kept).toBeLessThanOrEqual(Math.min(left, 12 * HOUR));
      expect(kept).toBeGreaterThanOrEqual(Math.min(left, HOUR / 4));
    }),
  );
  expect(offerUntil(0, 8 * HOUR)).toBe(2 * HOUR);
});
