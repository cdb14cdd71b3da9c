import fc from 'fast-check';
import type { RentalTerms } from '@karavan/shared-api/contract/items';
import { addDays } from '@karavan/shared-ui/days';
import {
  canBeginOn,
  chooseDay,
  endOf,
  isEndOf,
  isLength,
  isOffered,
  longestFrom,
  startTimesOf,
  stepOf,
  unitsOf,
  wallTimeIn,
  type DaySpan,
  type Offer,
} from './period-choice.ts';

/** Terms that ask for nothing more. */
const PLAIN = {
  units_step: 1,
  notice_hours: 0,
  days_ahead: 365,
  deposit: { amount: '0.00', currency: 'KGS' },
  cancel_hours: 0,
  cancel_percent: 0,
};

const ROOM: RentalTerms = {
  ...PLAIN,
  units_min: 1,
  units_max: 5,
  starts_from: '14:00',
  starts_until: '14:00',
  departs_at: null,
};
const STAY: RentalTerms = { ...ROOM, departs_at: '12:00' };
const BICYCLE: RentalTerms = {
  ...PLAIN,
  units_min: 2,
  units_max: 12,
  starts_from: '09:00',
  starts_until: '12:00',
  departs_at: null,
};
const NOW = '2026-11-21T15:00';
/** From the 25th up to the 27th. */
const BUSY = [{ from: '2026-11-25T14:00', to: '2026-11-27T14:00' }];

const OFFER: Offer = { terms: ROOM, unit: 'day', busy: BUSY, now: NOW };
const choose = (days: readonly string[]) =>
  days.reduce<DaySpan | null>((chosen, day) => chooseDay(chosen, day, OFFER), null);

test('a day is taken while somebody else has the thing, and when its hour has passed', () => {
  const days = ['21', '22', '24', '25', '26', '27'].map((day) => `2026-11-${day}`);
  expect(days.filter((day) => !canBeginOn(day, OFFER))).toEqual([
    '2026-11-21',
    '2026-11-25',
    '2026-11-26',
  ]);
});

test('two presses make a period, the third begins anew', () => {
  expect(choose(['2026-11-22'])).toEqual({ from: '2026-11-22', to: '2026-11-22' });
  expect(choose(['2026-11-22', '2026-11-24'])).toEqual({ from: '2026-11-22', to: '2026-11-24' });
  expect(choose(['2026-11-22', '2026-11-24', '2026-11-23'])).toEqual({
    from: '2026-11-23',
    to: '2026-11-23',
  });
});

test.each([
  ['over a day that is taken', '2026-11-24', '2026-11-28'],
  ['longer than allowed', '2026-11-28', '2026-12-03'],
  ['backwards', '2026-11-24', '2026-11-22'],
])('a period %s begins anew', (_why, first, second) => {
  expect(choose([first, second])).toEqual({ from: second, to: second });
});

test('the first day takes itself back', () => {
  expect(choose(['2026-11-22', '2026-11-22'])).toBeNull();
});

describe('the calendar offers what the quote accepts', () => {
  const offer = (terms: Partial<RentalTerms>): Offer => ({
    ...OFFER,
    terms: { ...ROOM, ...terms },
    busy: [],
  });

  test('not before the notice, and not too far ahead', () => {
    const strict = offer({ notice_hours: 48, days_ahead: 10 });
    const days = Array.from({ length: 14 }, (_, index) => addDays('2026-11-21', index));
    expect(days.filter((day) => canBeginOn(day, strict))).toEqual(days.slice(3, 11));
  });

  test('no length off the step, and none that is too short', () => {
    const weekly = offer({ units_min: 2, units_max: 8, units_step: 3 });
    const first = { from: '2026-11-22', to: '2026-11-22' };
    const ends = Array.from({ length: 10 }, (_, index) => addDays('2026-11-23', index));
    expect(ends.filter((day) => isEndOf(first, day, weekly))).toEqual([
      '2026-11-23',
      '2026-11-26',
      '2026-11-29',
    ]);
    // What is out of reach begins anew; what is in reach and no length means nothing.
    expect(isOffered(first, '2026-11-24', weekly)).toBe(false);
    expect(isOffered(first, '2026-11-30', weekly)).toBe(true);
  });

  test('no first day after which the shortest rental would meet another', () => {
    const long: Offer = { ...OFFER, terms: { ...ROOM, units_min: 3 } };
    expect(canBeginOn('2026-11-22', long)).toBe(true);
    expect(canBeginOn('2026-11-23', long)).toBe(false);
    const monthly: Offer = { ...OFFER, unit: 'month' };
    expect(canBeginOn('2026-11-22', monthly)).toBe(false);
    expect(canBeginOn('2026-11-27', monthly)).toBe(true);
  });

  test('by the month and year it ends on the same day, or the last of a shorter month', () => {
    const monthly = { terms: ROOM, unit: 'month' } as const;
    expect(endOf('2026-12-31T14:00', 2, monthly)).toBe('2027-02-28T14:00');
    expect(endOf('2028-02-29T14:00', 1, { terms: ROOM, unit: 'year' })).toBe('2029-02-28T14:00');
  });

  test('by the minute the step is one of the terms and of the times', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), (units_step) => {
        const terms = { ...ROOM, units_step };
        const step = stepOf(terms, 'minute');
        expect(step).toBeGreaterThanOrEqual(15);
        expect(step % units_step).toBe(0);
      }),
    );
  });

  test('the longest rental is free and has a length that is let', () => {
    const hour = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), hour, hour, (units_step, begins, lasts) => {
        const at = (hours: number) =>
          new Date(Date.parse('2026-12-01T00:00Z') + hours * 3_600_000).toISOString().slice(0, 16);
        const terms = { ...BICYCLE, units_step };
        const busy = [{ from: at(begins + 11), to: at(begins + lasts + 12) }];
        const hourly: Offer = { terms, unit: 'hour', busy, now: NOW };
        const longest = longestFrom('2026-12-01T09:00', hourly);
        expect(isLength(longest, terms)).toBe(true);
        expect(endOf('2026-12-01T09:00', longest, hourly) <= busy[0]!.from).toBe(true);
      }),
    );
  });
});

describe('a stay', () => {
  /** From the 25th up to the 27th, and left at noon. */
  const guests = [{ from: '2026-11-25T14:00', to: '2026-11-27T12:00' }];
  const stay: Offer = { terms: STAY, unit: 'day', busy: guests, now: NOW };

  test('from the 24th to the 26th is two nights, where a rental by the day is three days', () => {
    const days = { from: '2026-11-24', to: '2026-11-26' };
    expect([unitsOf(days, STAY), unitsOf(days, ROOM)]).toEqual([2, 3]);
    expect(unitsOf({ from: '2026-11-24', to: '2026-11-24' }, STAY)).toBe(0);
  });

  test('may end on the day on which others arrive, and begin on that on which they leave', () => {
    const arrival = { from: '2026-11-24', to: '2026-11-24' };
    expect(canBeginOn('2026-11-25', stay)).toBe(false);
    expect(isEndOf(arrival, '2026-11-25', stay)).toBe(true);
    expect(isEndOf(arrival, '2026-11-26', stay)).toBe(false);
    expect(canBeginOn('2026-11-27', stay)).toBe(true);
  });

  test('never has a night that somebody else has, whatever is pressed', () => {
    const day = fc.integer({ min: 0, max: 40 }).map((count) => addDays('2026-12-01', count));
    const taken = fc
      .tuple(day, fc.integer({ min: 1, max: 6 }))
      .map(([from, nights]) => ({ from: `${from}T14:00`, to: `${addDays(from, nights)}T12:00` }));
    fc.assert(
      fc.property(fc.array(taken, { maxLength: 6 }), fc.array(day), (busy, presses) => {
        const offer = { ...stay, busy };
        let chosen: DaySpan | null = null;
        for (const press of presses) {
          // As the calendar offers them.
          if (!isOffered(chosen, press, offer)) continue;
          chosen = chooseDay(chosen, press, offer);
          if (!chosen) continue;
          const { from, to }: DaySpan = chosen;
          expect(unitsOf(chosen, STAY)).toBeLessThanOrEqual(STAY.units_max);
          const isShared = busy.some(
            (other) => from < to && `${from}T14:00` < other.to && other.from < `${to}T12:00`,
          );
          expect(isShared).toBe(false);
        }
      }),
    );
  });
});

test('times of a day are free unless they are past, or the shortest rental would meet another', () => {
  const busy = [{ from: '2026-11-22T11:00', to: '2026-11-22T12:00' }];
  const free = (day: string, now: string) =>
    startTimesOf(day, 'hour', { terms: BICYCLE, unit: 'hour', busy, now })
      .filter(({ isFree }) => isFree)
      .map(({ time }) => time);
  expect(free('2026-11-22', NOW)).toEqual(['09:00', '12:00']);
  expect(free('2026-11-23', NOW)).toEqual(['09:00', '10:00', '11:00', '12:00']);
  expect(free('2026-11-23', '2026-11-23T10:30')).toEqual(['11:00', '12:00']);
});

test('by the minute there is a time every quarter of an hour', () => {
  const offer: Offer = { terms: BICYCLE, unit: 'minute', busy: [], now: NOW };
  const startTimes = startTimesOf('2026-11-23', 'minute', offer);
  expect(startTimes.slice(0, 3).map(({ time }) => time)).toEqual(['09:00', '09:15', '09:30']);
});

test('the clock of a place is read wherever the device is', () => {
  expect(wallTimeIn('Asia/Bishkek', new Date('2026-11-21T18:05:00Z'))).toBe('2026-11-22T00:05');
});
