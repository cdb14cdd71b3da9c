import fc from 'fast-check';
import { startOfDay, wallTimeOf } from '../../../platform/time/wall-time.ts';
import { periodOf } from './period.ts';

const HOUR = 3_600_000;
const ZONES = ['Asia/Bishkek', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'UTC'];

const zone = fc.constantFrom(...ZONES);
const units = fc.integer({ min: 1, max: 40 });
const startsAt = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 16));

describe('a period', () => {
  it('of hours lasts as long as they do, whatever the clock does meanwhile', () => {
    fc.assert(
      fc.property(startsAt, units, zone, (start, count, timeZone) => {
        const period = periodOf({ startsAt: start, unit: 'hour', units: count, timeZone })!;
        expect(period.to.getTime() - period.from.getTime()).toBe(count * HOUR);
      }),
    );
  });

  it('of days ends when the clock shows what it showed at the start', () => {
    fc.assert(
      fc.property(startsAt, units, zone, (start, count, timeZone) => {
        const period = periodOf({ startsAt: start, unit: 'day', units: count, timeZone })!;
        const [from, to] = [period.from, period.to].map((end) => wallTimeOf(end, timeZone));
        const days =
          (Date.parse(`${to!.slice(0, 10)}`) - Date.parse(from!.slice(0, 10))) / 86_400_000;
        expect(days).toBe(count);
        // A time of day that the clock leaps over on the last day is the one after the leap.
        expect([from!.slice(11), leapt(from!.slice(11))]).toContain(to!.slice(11));
      }),
    );
  });

  it('of more units goes on where fewer end', () => {
    fc.assert(
      fc.property(startsAt, units, zone, (start, count, timeZone) => {
        const ofDays = (days: number) =>
          periodOf({ startsAt: start, unit: 'day', units: days, timeZone })!.to.getTime();
        expect(ofDays(count + 1)).toBeGreaterThan(ofDays(count));
      }),
    );
  });

  it('of a day is 23 hours long in spring and 25 in autumn', () => {
    const hours = (start: string) => {
      const period = periodOf({
        startsAt: start,
        unit: 'day',
        units: 1,
        timeZone: 'Europe/Berlin',
      })!;
      return (period.to.getTime() - period.from.getTime()) / HOUR;
    };
    expect(hours('2026-03-28T14:00')).toBe(23);
    expect(hours('2026-10-24T14:00')).toBe(25);
    expect(hours('2026-06-01T14:00')).toBe(24);
  });

  it('of nights ends that many days later at the time of departure, whatever the clock does', () => {
    const times = fc.tuple(fc.integer({ min: 6, max: 22 }), fc.integer({ min: 0, max: 6 }));
    fc.assert(
      fc.property(startsAt, units, times, zone, (start, nights, [arrival, earlier], timeZone) => {
        const at = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
        const departsAt = at(arrival - earlier);
        const period = periodOf({
          startsAt: `${start.slice(0, 10)}T${at(arrival)}`,
          unit: 'day',
          units: nights,
          departsAt,
          timeZone,
        })!;
        const [from, to] = [period.from, period.to].map((end) => wallTimeOf(end, timeZone));
        expect(to!.slice(11)).toBe(departsAt);
        expect((Date.parse(to!.slice(0, 10)) - Date.parse(from!.slice(0, 10))) / 86_400_000).toBe(
          nights,
        );
        // Whoever comes on the day of the departure finds it free.
        const next = periodOf({
          startsAt: `${to!.slice(0, 10)}T${at(arrival)}`,
          unit: 'day',
          units: 1,
          departsAt,
          timeZone,
        })!;
        expect(next.from.getTime()).toBeGreaterThanOrEqual(period.to.getTime());
      }),
    );
  });

  it('of a night is an hour shorter in spring and an hour longer in autumn', () => {
    const hours = (day: string) => {
      const period = periodOf({
        startsAt: `${day}T14:00`,
        unit: 'day',
        units: 1,
        departsAt: '12:00:00',
        timeZone: 'Europe/Berlin',
      })!;
      return (period.to.getTime() - period.from.getTime()) / HOUR;
    };
    expect(['2026-03-28', '2026-10-24', '2026-06-01'].map(hours)).toEqual([21, 23, 22]);
  });

  it('that begins in the gap begins after it, and in the overlap at the first of the two', () => {
    const from = (start: string) =>
      periodOf({
        startsAt: start,
        unit: 'hour',
        units: 1,
        timeZone: 'Europe/Berlin',
      })!.from.toISOString();
    expect(from('2026-03-29T02:30')).toBe('2026-03-29T01:30:00.000Z');
    expect(from('2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z');
  });

  it('of a month ends on the last day where the next month is shorter', () => {
    const { to } = periodOf({
      startsAt: '2027-01-31T10:00',
      unit: 'month',
      units: 1,
      timeZone: 'Asia/Bishkek',
    })!;
    expect(wallTimeOf(to, 'Asia/Bishkek')).toBe('2027-02-28T10:00');
  });

  it.each(['2026-02-30T10:00', '2026-13-01T10:00', '2026-01-01T25:00'])(
    'does not begin at %s',
    (start) => {
      expect(periodOf({ startsAt: start, unit: 'day', units: 1, timeZone: 'UTC' })).toBeNull();
    },
  );
});

describe('a day', () => {
  it('begins by the clock of the place', () => {
    expect(startOfDay('2026-11-22', 'Asia/Bishkek')).toEqual(new Date('2026-11-21T18:00:00Z'));
    expect(startOfDay('2026-02-30', 'Asia/Bishkek')).toBeNull();
  });
});

/** An hour later, as the clocks of these places leap. */
function leapt(time: string): string {
  const hour = (Number(time.slice(0, 2)) + 1) % 24;
  return `${String(hour).padStart(2, '0')}${time.slice(2)}`;
}
