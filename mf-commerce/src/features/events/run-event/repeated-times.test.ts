import { repeatedTimes, wallClockOf } from './repeated-times.ts';

describe('the dates of a series', () => {
  it('are the same time of the clock, over months and leaps of the clock', () => {
    expect(repeatedTimes('2026-03-22T19:00', 'week', 2)).toEqual([
      '2026-03-29T19:00',
      '2026-04-05T19:00',
    ]);
    expect(repeatedTimes('2028-02-28T09:30', 'day', 2)).toEqual([
      '2028-02-29T09:30',
      '2028-03-01T09:30',
    ]);
  });

  it('begin with what the clock of the place shows', () => {
    expect(wallClockOf('2026-03-29T01:30:00Z', 'Europe/Berlin')).toBe('2026-03-29T03:30');
    expect(wallClockOf('2026-03-29T20:30:00Z', 'Asia/Bishkek')).toBe('2026-03-30T02:30');
  });
});
