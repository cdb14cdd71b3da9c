import fc from 'fast-check';
import { judgeShift, type WorkedTime } from './judge-shift.ts';

const HOUR = 3_600_000;
const at = (hours: number) => new Date(Date.UTC(2026, 0, 5) + hours * HOUR);
const SHIFT = { from: at(9), to: at(17) };

it.each([
  ['ahead, before it begins', [], 8, { state: 'ahead', lateSeconds: 0 }],
  ['missing on time, within the grace', [], 9.05, { state: 'missing', lateSeconds: 0 }],
  ['missing, and how long', [], 10, { state: 'missing', lateSeconds: 3600 }],
  ['absent, once it is over', [], 17, { state: 'absent', lateSeconds: 0 }],
  ['under way for whoever came early', [[8, null]], 12, { state: 'under_way', lateSeconds: 0 }],
  ['worked, but late', [[9.5, 16]], 20, { state: 'worked', lateSeconds: 1800 }],
  ['not worked by a stay before it', [[1, 9]], 20, { state: 'absent', lateSeconds: 0 }],
  ['worked over midnight and longer', [[8, 30]], 40, { state: 'worked', lateSeconds: 0 }],
  [
    'of the first coming, after a break',
    [
      [9, 11],
      [13, 17],
    ],
    20,
    { state: 'worked', lateSeconds: 0 },
  ],
] as const)('is %s', (_name, stays, now, expected) => {
  const worked = stays.map(([from, to]) => ({ from: at(from), to: to === null ? null : at(to) }));
  expect(judgeShift(SHIFT, worked, at(now))).toEqual(expected);
});

/** Stays of the past, of which the last may be open. */
const arbitraryPast = fc.record({
  now: fc.integer({ min: 0, max: 60 }),
  stays: fc.array(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 20 }))),
  isOpen: fc.boolean(),
});

const staysOf = ({
  now,
  stays,
  isOpen,
}: typeof arbitraryPast extends fc.Arbitrary<infer T> ? T : never) =>
  stays
    .filter(([from]) => from < now)
    .map(([from, length], index): WorkedTime => {
      const to = Math.min(from + length, now);
      return { from: at(from), to: isOpen && index === 0 ? null : at(to) };
    });

function possibleAt(now: number): readonly string[] {
  if (now < 9) return ['ahead'];
  return ['under_way', 'worked', now < 17 ? 'missing' : 'absent'];
}

it('never begins before its time, is never judged absent early, and is late by its own length at most', () => {
  fc.assert(
    fc.property(arbitraryPast, (past) => {
      const { state, lateSeconds } = judgeShift(SHIFT, staysOf(past), at(past.now));
      expect(possibleAt(past.now)).toContain(state);
      expect(lateSeconds).toBeGreaterThanOrEqual(0);
      expect(lateSeconds).toBeLessThan(8 * 3600);
    }),
  );
});

it('makes nobody absent or later by one stay more', () => {
  fc.assert(
    fc.property(arbitraryPast, fc.integer({ min: 0, max: 59 }), (past, from) => {
      const now = at(past.now);
      const before = staysOf(past);
      const more = from < past.now ? [...before, { from: at(from), to: now }] : before;
      const [one, other] = [judgeShift(SHIFT, before, now), judgeShift(SHIFT, more, now)];
      fc.pre(['worked', 'under_way'].includes(one.state));
      expect(other.state).toBe(one.state);
      expect(other.lateSeconds).toBeLessThanOrEqual(one.lateSeconds);
    }),
  );
});
