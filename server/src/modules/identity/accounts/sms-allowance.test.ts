import fc from 'fast-check';
import { codesWithin, levelOfNext, mostCodes } from './sms-allowance.ts';

const anyFree = fc.integer({ min: 1, max: 1000 });
const anyEntered = fc.integer({ min: 0, max: 5000 });
const anySent = fc.integer({ min: 0, max: 120_000 });

it('lets a network whose codes nobody enters send five times what is free, then costs more and more', () => {
  expect(mostCodes(10, { entered: 0 })).toBe(50);
  const levels = [10, 17, 18, 25, 26, 34, 42, 49].map((sent) =>
    levelOfNext(10, { sent, entered: 0 }),
  );
  expect(levels).toEqual([0, 0, 1, 1, 2, 3, 4, 4]);
});

it('lets a network whose codes are entered send more, for less, up to a bound', () => {
  expect(mostCodes(10, { entered: 40 })).toBe(170);
  expect(levelOfNext(10, { sent: 40, entered: 40 })).toBe(0);
  expect(mostCodes(10, { entered: 100_000 })).toBe(1000);
});

it('never gives less for a code that was entered, nor asks more', () => {
  fc.assert(
    fc.property(anyFree, anySent, anyEntered, (free, sent, entered) => {
      const more = entered + 1;
      expect(mostCodes(free, { entered: more })).toBeGreaterThanOrEqual(
        mostCodes(free, { entered }),
      );
      expect(levelOfNext(free, { sent, entered: more })).toBeLessThanOrEqual(
        levelOfNext(free, { sent, entered }),
      );
    }),
  );
});

it('never asks less for a later code', () => {
  fc.assert(
    fc.property(anyFree, anySent, anyEntered, (free, sent, entered) => {
      expect(levelOfNext(free, { sent: sent + 1, entered })).toBeGreaterThanOrEqual(
        levelOfNext(free, { sent, entered }),
      );
    }),
  );
});

it('accepts exactly what it has asked for, or one level less, and never beyond the most', () => {
  fc.assert(
    fc.property(
      anyFree,
      anySent,
      anyEntered,
      fc.integer({ min: 0, max: 4 }),
      (free, anything, entered, level) => {
        const most = mostCodes(free, { entered });
        const sent = free + (anything % (most - free));
        const isEnough = sent < codesWithin(free, { entered }, level);
        expect(isEnough).toBe(level >= levelOfNext(free, { sent, entered }) - 1);
        expect(codesWithin(free, { entered }, level)).toBeLessThanOrEqual(most);
        expect(codesWithin(free, { entered }, null)).toBe(free);
      },
    ),
  );
});

it('lets forty people of one Wi-Fi ask before any of them has entered a code', () => {
  expect(mostCodes(10, { entered: 0 })).toBeGreaterThanOrEqual(40);
});
