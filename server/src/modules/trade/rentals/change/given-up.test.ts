import fc from 'fast-check';
import { settleGivenUp, worthOfUnits } from './given-up.ts';

const sums = fc.integer({ min: 0, max: 100_000_000 });

describe('what is given up', () => {
  it('is split into what goes back and what is kept, and nothing is lost', () => {
    fc.assert(
      fc.property(
        sums,
        fc.integer({ min: 1, max: 365 }),
        fc.nat({ max: 365 }),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 0, max: 30 }),
        (worth, of, left, percent, earnedPercent) => {
          const rest = worthOfUnits(worth, Math.min(left, of), of);
          const earned = Math.round((worth * earnedPercent) / 100);
          const { refund, kept } = settleGivenUp({ worth, rest, percent, earned });
          expect(refund).toBeGreaterThanOrEqual(0);
          expect(kept).toBeGreaterThanOrEqual(0);
          expect(rest + refund + kept).toBe(worth);
        },
      ),
    );
  });

  it('goes back whole where nothing is kept and nothing was credited', () => {
    fc.assert(
      fc.property(sums, fc.nat({ max: 100 }), (worth, left) => {
        const rest = worthOfUnits(worth, left, 100);
        const settled = settleGivenUp({ worth, rest, percent: 0, earned: 0 });
        expect(settled).toEqual({ refund: worth - rest, kept: 0 });
      }),
    );
  });

  it('is worth nothing where more is wanted than before', () => {
    const more = settleGivenUp({ worth: 100, rest: 200, percent: 50, earned: 0 });
    expect(more).toEqual({ refund: 0, kept: 0 });
  });
});
