import fc from 'fast-check';
import type { RentalTerms } from '@karavan/shared-api/contract/items';
import { addDays } from '@karavan/shared-ui/days';
import {
  chooseDay,
  isDayTaken,
  isEndOf,
  startTimesOf,
  unitsOf,
  wallTimeIn,
  type DaySpan,
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

const isTaken = (day: string) => isDayTaken(day, ROOM, BUSY, NOW);
const choose = (days: readonly string[]) =>
  days.reduce<{ from: string; to: string } | null>(
    (chosen, day) => chooseDay(chosen, day, ROOM, isTaken),
    null,
  );

test('a day is taken while somebody else has the thing, and when its hour has passed', () => {
  const days = ['21', '22', '24', '25', '26', '27'].map((day) => `2026-11-${day}`);
  expect(days.filter(isTaken)).toEqual(['2026-11-21', '2026-11-25', '2026-11-26']);
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

describe('a stay', () => {
  /** From the 25th up to the 27th, and left at noon. */
  const guests = [{ from: '2026-11-25T14:00', to: '2026-11-27T12:00' }];
  const isNightTaken = (day: string) => isDayTaken(day, STAY, guests, NOW);

  test('from the 24th to the 26th is two nights, where a rental by the day is three days', () => {
    const days = { from: '2026-11-24', to: '2026-11-26' };
    expect([unitsOf(days, STAY), unitsOf(days, ROOM)]).toEqual([2, 3]);
    expect(unitsOf({ from: '2026-11-24', to: '2026-11-24' }, STAY)).toBe(0);
  });

  test('may end on the day on which others arrive, and begin on that on which they leave', () => {
    const arrival = { from: '2026-11-24', to: '2026-11-24' };
    expect(isNightTaken('2026-11-25')).toBe(true);
    expect(isEndOf(arrival, '2026-11-25', STAY, isNightTaken)).toBe(true);
    expect(isEndOf(arrival, '2026-11-26', STAY, isNightTaken)).toBe(false);
    expect(isNightTaken('2026-11-27')).toBe(false);
  });

  test('never has a night that somebody else has, whatever is pressed', () => {
    const day = fc.integer({ min: 0, max: 40 }).map((count) => addDays('2026-12-01', count));
    const taken = fc
      .tuple(day, fc.integer({ min: 1, max: 6 }))
      .map(([from, nights]) => ({ from: `${from}T14:00`, to: `${addDays(from, nights)}T12:00` }));
    fc.assert(
      fc.property(fc.array(taken, { maxLength: 6 }), fc.array(day), (busy, presses) => {
        const isBusy = (night: string) => isDayTaken(night, STAY, busy, NOW);
        let chosen: DaySpan | null = null;
        for (const press of presses) {
          // As the calendar offers them.
          if (isBusy(press) && !isEndOf(chosen, press, STAY, isBusy)) continue;
          chosen = chooseDay(chosen, press, STAY, isBusy);
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
    startTimesOf(day, BICYCLE, 'hour', busy, now)
      .filter(({ isFree }) => isFree)
      .map(({ time }) => time);
  expect(free('2026-11-22', NOW)).toEqual(['09:00', '12:00']);
  expect(free('2026-11-23', NOW)).toEqual(['09:00', '10:00', '11:00', '12:00']);
  expect(free('2026-11-23', '2026-11-23T10:30')).toEqual(['11:00', '12:00']);
});

test('by the minute there is a time every quarter of an hour', () => {
  const startTimes = startTimesOf('2026-11-23', BICYCLE, 'minute', [], NOW);
  expect(startTimes.slice(0, 3).map(({ time }) => time)).toEqual(['09:00', '09:15', '09:30']);
});

test('the clock of a place is read wherever the device is', () => {
  expect(wallTimeIn('Asia/Bishkek', new Date('2026-11-21T18:05:00Z'))).toBe('2026-11-22T00:05');
});
