import fc from 'fast-check';
import { roundDuration } from './round-duration.ts';

const MINUTES = { minute: 1, hour: 60, day: 1440, month: 0, year: 0 };

describe('the length of a delivery', () => {
  it.each([
    [3, [5, 'minute']],
    [55, [55, 'minute']],
    [56, [1, 'hour']],
    [61, [2, 'hour']],
    [1380, [23, 'hour']],
    [1381, [1, 'day']],
    [1441, [2, 'day']],
  ] as const)('of %i minutes', (minutes, words) => {
    expect(roundDuration(minutes)).toEqual(words);
  });

  it('is never told shorter than it is, and hardly longer than twice that', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 100_000 }), (minutes) => {
        const [count, unit] = roundDuration(minutes);
        const told = count * MINUTES[unit];
        expect(told).toBeGreaterThanOrEqual(minutes);
        expect(told).toBeLessThanOrEqual(2 * minutes);
      }),
    );
  });
});
