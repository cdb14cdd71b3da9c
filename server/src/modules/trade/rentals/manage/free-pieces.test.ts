import fc from 'fast-check';
import { freePieces, type HeldPieces } from './free-pieces.ts';

const held: fc.Arbitrary<HeldPieces> = fc
  .record({
    start: fc.integer({ min: 0, max: 20 }),
    length: fc.integer({ min: 1, max: 8 }),
    pieces: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ start, length, pieces }) => ({
    from: new Date(start),
    to: new Date(start + length),
    pieces,
  }));

it('as many are free as at the fullest moment of a period', () => {
  fc.assert(
    fc.property(fc.array(held), held, (list, period) => {
      const moments = Array.from(
        { length: period.to.getTime() - period.from.getTime() },
        (_, index) => period.from.getTime() + index,
      );
      const fullest = Math.max(
        ...moments.map((moment) =>
          list
            .filter(({ from, to }) => from.getTime() <= moment && moment < to.getTime())
            .reduce((sum, { pieces }) => sum + pieces, 0),
        ),
      );
      expect(freePieces(10, period, list)).toBe(10 - fullest);
    }),
  );
});
