import fc from 'fast-check';
import { workingNow, type DayHours } from './working-state.ts';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const DAYTIME = WEEKDAYS.map((weekday) => ({ weekday, opens_at: '09:00', closes_at: '18:00' }));
const WHOLE_DAYS = WEEKDAYS.map((weekday) => ({ weekday, opens_at: '00:00', closes_at: '00:00' }));

/** Monday, 16 November 2026, in Bishkek, six hours ahead of UTC. */
const at = (day: number, time: string) => new Date(`2026-11-${15 + day}T${time}:00+06:00`);
const inBishkek = (week: readonly DayHours[], now: Date) => workingNow(week, 'Asia/Bishkek', now);

describe('a place that opens by day', () => {
  it.each([
    ['08:59', { state: 'close', changes: { weekday: 1, time: '09:00', is_today: true } }],
    ['09:00', { state: 'open', changes: { weekday: 1, time: '18:00', is_today: true } }],
    ['17:59', { state: 'open', changes: { weekday: 1, time: '18:00', is_today: true } }],
    ['18:00', { state: 'close', changes: { weekday: 2, time: '09:00', is_today: false } }],
  ])('at %s', (time, expected) => {
    expect(inBishkek(DAYTIME, at(1, time))).toEqual({ ...expected, today: 1 });
  });

  it('once a week opens again on the same weekday, which is not today', () => {
    const { changes } = inBishkek(DAYTIME.slice(0, 1), at(1, '20:00'));
    expect(changes).toEqual({ weekday: 1, time: '09:00', is_today: false });
  });

  it('goes by its own clock, whatever that of the server says', () => {
    const now = new Date('2026-11-16T04:00:00Z');
    expect(workingNow(DAYTIME, 'Asia/Bishkek', now).state).toBe('open');
    expect(workingNow(DAYTIME, 'Europe/Berlin', now).state).toBe('close');
  });

  it('opens by the new time on the day the clocks change', () => {
    // Berlin, 29 March 2026: at two the clock is put to three.
    const sunday = [{ weekday: 7, opens_at: '09:00', closes_at: '18:00' }];
    expect(workingNow(sunday, 'Europe/Berlin', new Date('2026-03-29T06:59:00Z')).state).toBe(
      'close',
    );
    expect(workingNow(sunday, 'Europe/Berlin', new Date('2026-03-29T07:00:00Z')).state).toBe(
      'open',
    );
  });
});

describe('a day off', () => {
  it('is closed until the next day that is none', () => {
    const weekdays = DAYTIME.slice(0, 5);
    expect(inBishkek(weekdays, at(6, '12:00'))).toEqual({
      state: 'close',
      changes: { weekday: 1, time: '09:00', is_today: false },
      today: 6,
    });
  });

  it('every day leaves nothing to wait for', () => {
    expect(inBishkek([], at(1, '12:00'))).toEqual({ state: 'close', changes: null, today: 1 });
  });
});

describe('hours over midnight', () => {
  const saturday = [{ weekday: 6, opens_at: '20:00', closes_at: '02:00' }];

  it.each([
    [6, '23:59', 'open'],
    [7, '01:59', 'open'],
    [7, '02:00', 'close'],
  ])('on day %i at %s', (day, time, state) => {
    expect(inBishkek(saturday, at(day, time)).state).toBe(state);
  });

  it('of Sunday end on Monday', () => {
    const sunday = [{ weekday: 7, opens_at: '20:00', closes_at: '02:00' }];
    expect(inBishkek(sunday, at(1, '01:00'))).toEqual({
      state: 'open',
      changes: { weekday: 1, time: '02:00', is_today: true },
      today: 1,
    });
  });
});

describe('whole days', () => {
  it('all week are around the clock', () => {
    expect(inBishkek(WHOLE_DAYS, at(3, '00:00'))).toEqual({
      state: 'around_the_clock',
      changes: null,
      today: 3,
    });
  });

  it('of a working week end with its last day, not at each midnight', () => {
    expect(inBishkek(WHOLE_DAYS.slice(0, 5), at(2, '15:00'))).toEqual({
      state: 'open',
      changes: { weekday: 6, time: '00:00', is_today: false },
      today: 2,
    });
  });
});

describe('any week', () => {
  const time = fc
    .integer({ min: 0, max: 24 * 60 - 1 })
    .map(
      (minute) =>
        `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
    );
  const week = fc.uniqueArray(
    fc.record({ weekday: fc.integer({ min: 1, max: 7 }), opens_at: time, closes_at: time }),
    {
      selector: ({ weekday }) => weekday,
    },
  );
  const minute = fc.integer({ min: 0, max: 7 * 24 * 60 - 1 });
  const MINUTE = 60_000;
  const monday = at(1, '00:00').getTime();

  /** Looks at the hours of the day and of the day before, minute by minute. */
  function isOpen(hours: readonly DayHours[], now: number): boolean {
    return hours.some(({ weekday, opens_at, closes_at }) =>
      [weekday - 1, weekday - 8, weekday + 6].some((day) => {
        const clock = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
        const opens = day * 1440 + clock(opens_at);
        const closes = day * 1440 + clock(closes_at) + (closes_at <= opens_at ? 1440 : 0);
        return now >= opens && now < closes;
      }),
    );
  }

  it('is open exactly in its hours, and stays as it is until the moment it tells', () => {
    fc.assert(
      fc.property(week, minute, (hours, start) => {
        const { state, changes } = inBishkek(hours, new Date(monday + start * MINUTE));
        expect(state !== 'close').toBe(isOpen(hours, start));
        if (!changes) return;
        const [hour, rest] = changes.time.split(':').map(Number) as [number, number];
        const change = ((changes.weekday - 1) * 24 + hour) * 60 + rest;
        for (let now = start; now % 10_080 !== change; now += 1) {
          expect(isOpen(hours, now % 10_080)).toBe(state !== 'close');
        }
        expect(isOpen(hours, change)).toBe(state === 'close');
      }),
    );
  });
});

describe('days around one that differs', () => {
  const dayOff = [{ day: '2026-11-20', hours: [] }];

  it.each([
    [3, '10:00', { state: 'open', changes: { weekday: 3, time: '18:00', is_today: true } }],
    [4, '19:00', { state: 'close', changes: { weekday: 6, time: '09:00', is_today: false } }],
    [5, '10:00', { state: 'close', changes: { weekday: 6, time: '09:00', is_today: false } }],
  ])('keep the hours of their own weekday: day %i, %s', (day, time, expected) => {
    expect(workingNow(DAYTIME, 'Asia/Bishkek', at(day, time), dayOff)).toEqual({
      ...expected,
      today: day,
    });
  });
});
