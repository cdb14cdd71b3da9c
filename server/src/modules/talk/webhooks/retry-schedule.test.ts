import fc from 'fast-check';
import { nextTry } from './retry-schedule.ts';

const HOUR_MS = 3_600_000;

it('waits longer each time, and gives up in the third day', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (chance) => {
      const waits: number[] = [];
      for (let failures = 1; nextTry(failures, chance) !== null; failures += 1) {
        waits.push(nextTry(failures, chance)!);
      }
      expect(waits).toEqual(waits.toSorted((a, b) => a - b));
      const hours = waits.reduce((total, wait) => total + wait, 0) / HOUR_MS;
      expect(hours).toBeGreaterThan(40);
      expect(hours).toBeLessThan(72);
    }),
  );
});
