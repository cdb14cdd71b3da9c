import fc from 'fast-check';
import { wallTimeOf } from '../../../platform/time/wall-time.ts';
import {
  beginningDay,
  dayOf,
  expectedEnd,
  workingSpans,
  type WorkingTimes,
} from './working-day.ts';

const HOUR = 3_600_000;
const ZONES = ['Asia/Bishkek', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'UTC'];
const WEEK = [1, 2, 3, 4, 5, 6, 7];

const daily = (opens_at: string, closes_at: string, timeZone = 'Europe/Berlin'): WorkingTimes => ({
  timeZone,
  week: WEEK.map((weekday) => ({ weekday, opens_at, closes_at })),
  special: [],
});
const end = (comes: string, times: WorkingTimes) =>
  wallTimeOf(expectedEnd(new Date(comes), times), times.timeZone);

describe('the expected end', () => {
  const times = daily('10:00', '20:00', 'Asia/Bishkek');

  it('is that of the working day, for whoever comes early, in time or late', () => {
    expect(end('2026-11-25T01:00:00Z', times)).toBe('2026-11-25T20:00');
    expect(end('2026-11-25T04:00:00Z', times)).toBe('2026-11-25T20:00');
    expect(end('2026-11-25T13:59:00Z', times)).toBe('2026-11-25T20:00');
  });

  it('is after a usual shift where the day is over, off, or never ends', () => {
    expect(end('2026-11-25T14:00:00Z', times)).toBe('2026-11-26T08:00');
    const off = { ...times, special: [{ day: '2026-11-25', hours: [] }] };
    expect(end('2026-11-25T04:00:00Z', off)).toBe('2026-11-25T22:00');
    expect(end('2026-11-25T04:00:00Z', daily('00:00', '00:00', 'Asia/Bishkek'))).toBe(
      '2026-11-25T22:00',
    );
  });

  it('of a day with a break is the end of its last part', () => {
    const broken: WorkingTimes = {
      ...times,
      week: WEEK.flatMap((weekday) => [
        { weekday, opens_at: '14:00', closes_at: '20:00' },
        { weekday, opens_at: '09:00', closes_at: '13:00' },
      ]),
    };
    expect(end('2026-11-25T04:00:00Z', broken)).toBe('2026-11-25T20:00');
    expect(end('2026-11-25T07:30:00Z', broken)).toBe('2026-11-25T20:00');
  });

  it('of a night shift is on the next morning, also for who comes after midnight', () => {
    const night = daily('20:00', '06:00');
    expect(end('2026-11-25T19:00:00Z', night)).toBe('2026-11-26T06:00');
    expect(end('2026-11-26T00:30:00Z', night)).toBe('2026-11-26T06:00');
  });

  it('always comes after the beginning, and never more than a day and a half later', () => {
    const time = fc.integer({ min: 0, max: 24 * 4 - 1 }).map((quarter) => {
      const [hours, minutes] = [Math.floor(quarter / 4), (quarter % 4) * 15];
      return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
    });
    const moments = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2027-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(time, time, fc.constantFrom(...ZONES), moments, (opens, closes, zone, comes) => {
        const wait = expectedEnd(comes, daily(opens, closes, zone)).getTime() - comes.getTime();
        return wait > 0 && wait <= 36 * HOUR;
      }),
    );
  });
});

describe('nights on which the clocks are changed', () => {
  const night = daily('22:00', '06:00');
  const length = (day: string) => {
    const [span] = workingSpans(day, night);
    return (span!.to.getTime() - span!.from.getTime()) / HOUR;
  };

  it('last as long as they do', () => {
    expect([length('2026-03-28'), length('2026-10-24'), length('2026-06-01')]).toEqual([7, 9, 8]);
  });

  it('belong to the day on which they began', () => {
    expect(dayOf(new Date('2026-03-28T21:30:00Z'), 'Europe/Berlin')).toBe('2026-03-28');
    expect(dayOf(new Date('2026-03-28T23:30:00Z'), 'Europe/Berlin')).toBe('2026-03-29');
  });
});

it('work begins on a day within some time of its first hours', () => {
  const times = daily('10:00', '20:00');
  const at = (moment: string) => beginningDay(new Date(moment), HOUR / 2, times);
  expect(at('2026-11-25T08:59:00Z')).toBeNull();
  expect(at('2026-11-25T09:00:00Z')).toBe('2026-11-25');
  expect(at('2026-11-25T09:29:00Z')).toBe('2026-11-25');
  expect(at('2026-11-25T09:30:00Z')).toBeNull();
});
