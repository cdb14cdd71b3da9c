import fc from 'fast-check';
import { addDays } from '../../../../platform/time/wall-time.ts';
import type { DayTerms } from '../period.ts';
import { CalendarFormatError, parseCalendar } from './parse-calendar.ts';
import { repeatedDays, type Repetition } from './repeat-event.ts';
import { fold } from '../../../../platform/calendar/calendar-text.ts';
import { writeCalendar } from './write-calendar.ts';

const FROM = Date.parse('2026-12-01T00:00:00Z');
const WINDOW = { from: new Date(FROM), to: new Date(FROM + 400 * 86_400_000) };
const STAY: DayTerms = {
  unit: 'day',
  starts_from: '14:00:00',
  departs_at: '12:00',
  time_zone: 'Asia/Bishkek',
};

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a', ...lines, 'END:VEVENT'];
const read = (...lines: string[]) => parseCalendar(calendar(...lines), STAY, WINDOW);

describe('a calendar that is written', () => {
  it('is read as the same periods', () => {
    const minutes = fc.integer({ min: 1, max: 390 * 24 * 60 });
    const periods = fc.uniqueArray(fc.tuple(minutes, fc.integer({ min: 1, max: 9999 })), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(periods, fc.string({ unit: 'grapheme' }), (list, title) => {
        const events = list.map(([start, length], index) => ({
          uid: `${index}@karavan`,
          from: new Date(FROM + start * 60_000),
          to: new Date(FROM + (start + length) * 60_000),
        }));
        const text = writeCalendar(title.replaceAll(/\p{Cc}/gu, ''), events, WINDOW.from);
        const back = parseCalendar(text, STAY, WINDOW).map(({ from, to }) => [from, to]);
        const wanted = events.filter(({ from }) => from < WINDOW.to);
        expect(new Set(back.map(String))).toEqual(
          new Set(wanted.map(({ from, to }) => String([from, to]))),
        );
      }),
      { numRuns: 50 },
    );
  });

  it('has no line of more than 75 octets, and tears no character apart', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (line) => {
        const folded = fold(line);
        const parts = folded.split('\r\n');
        // A line has no break of its own; with one its parts are as long as they were.
        const longest = Math.max(...parts.map((part) => Buffer.byteLength(part)));
        expect(longest <= 75 || line.includes('\r\n')).toBe(true);
        expect(folded.replaceAll('\r\n ', '')).toBe(line.replaceAll('\r\n ', ''));
      }),
    );
  });
});

describe('an event of another calendar', () => {
  it('of whole days takes them from one hand-over to the next', () => {
    expect(read(...event('DTSTART;VALUE=DATE:20261205', 'DTEND;VALUE=DATE:20261207'))).toEqual([
      {
        uid: 'a#2026-12-05',
        from: new Date('2026-12-05T08:00:00Z'),
        to: new Date('2026-12-07T06:00:00Z'),
      },
    ]);
  });

  it('is of the clock of its zone, else of that of the place', () => {
    const starts = (line: string) => read(...event(line, 'DURATION:PT1H'))[0]?.from.toISOString();
    expect(starts('DTSTART:20261205T100000Z')).toBe('2026-12-05T10:00:00.000Z');
    expect(starts('DTSTART:20261205T100000')).toBe('2026-12-05T04:00:00.000Z');
    expect(starts('DTSTART;TZID=Europe/Berlin:20261205T100000')).toBe('2026-12-05T09:00:00.000Z');
    expect(starts('DTSTART;TZID=Nowhere:20261205T100000')).toBe('2026-12-05T04:00:00.000Z');
  });

  it('is repeated without the days that are left out or moved', () => {
    const list = read(
      ...event(
        'DTSTART:20261207T100000Z',
        'DTEND:20261207T110000Z',
        'RRULE:FREQ=WEEKLY;BYDAY=MO,WE;COUNT=4',
        'EXDATE:20261209T100000Z',
      ),
      ...event(
        'RECURRENCE-ID:20261214T100000Z',
        'DTSTART:20261215T100000Z',
        'DTEND:20261215T110000Z',
      ),
    );
    expect(list.map(({ from }) => from.toISOString().slice(5, 10))).toEqual([
      '12-07',
      '12-15',
      '12-16',
    ]);
  });

  it('that leaves the time free, is cancelled or is over blocks nothing', () => {
    const times = ['DTSTART:20261205T100000Z', 'DTEND:20261205T110000Z'];
    expect(read(...event(...times, 'TRANSP:TRANSPARENT'))).toEqual([]);
    expect(read(...event(...times, 'STATUS:CANCELLED'))).toEqual([]);
    expect(read(...event('DTSTART:20261105T100000Z', 'DTEND:20261105T110000Z'))).toEqual([]);
    expect(read(...event('DTSTART:20261205T100000Z', 'DTEND:20261204T100000Z'))).toEqual([]);
    expect(read(...event('DTSTART:00010101T000000Z', 'DTEND:99991231T000000Z'))).toEqual([]);
  });
});

describe('a hostile calendar', () => {
  it.each(['', 'hello', '<html></html>', 'BEGIN:VCALENDAR', 'BEGIN:VCARD\r\nEND:VCARD', '\0'])(
    '%j is refused',
    (text) => {
      expect(() => parseCalendar(text, STAY, WINDOW)).toThrow(CalendarFormatError);
    },
  );

  it('with too many events is refused', () => {
    const many = Array.from({ length: 2001 }, () => event('DTSTART:20261205T100000Z')).flat();
    expect(() => read(...many)).toThrow(CalendarFormatError);
  });

  it.each(['DAILY', 'WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU', 'MONTHLY'])(
    'whose events have been repeated %s since 1950 is refused where there are hundreds',
    (freq) => {
      const daily = event('DTSTART:19500101T100000Z', 'DURATION:PT1H', `RRULE:FREQ=${freq}`);
      const of = (count: number) =>
        Array.from({ length: count }, (_, index) => daily.with(1, `UID:${index}`)).flat();
      expect(read(...of(2)).length).toBeGreaterThan(20);
      expect(() => read(...of(1000))).toThrow(CalendarFormatError);
    },
  );

  it.each([
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=SECONDLY',
    'FREQ=YEARLY;BYSETPOS=-366;BYDAY=MO',
    'FREQ=MONTHLY;INTERVAL=1000000',
  ])('that repeats by %s ends', (rule) => {
    const list = read(...event('DTSTART:20261205T100000Z', 'DURATION:PT1H', `RRULE:${rule}`));
    expect(list.length).toBeLessThanOrEqual(1);
  });

  it('of any text is read or refused', () => {
    const line = fc.oneof(
      fc.string(),
      fc.constantFrom(
        'BEGIN:VEVENT',
        'END:VEVENT',
        'DTSTART:20261305T250000Z',
        'DTSTART:x',
        'UID:',
      ),
      fc.string().map((text) => `RRULE:${text}`),
      fc.string().map((text) => `DTEND;TZID=${text}:20261205T100000`),
    );
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        let problem: unknown = null;
        try {
          read(...event(...lines));
        } catch (error) {
          problem = error;
        }
        expect(problem === null || problem instanceof CalendarFormatError).toBe(true);
      }),
    );
  });
});

describe('a rule', () => {
  const RULE: Repetition = { freq: 'DAILY', interval: 1, count: null, until: null, weekdays: [] };
  const days = (first: string, rule: Partial<Repetition>, from: string, to: string) =>
    repeatedDays(first, { ...RULE, ...rule }, { from, to }, { days: 100_000 });

  it('repeats by the calendar, and no more than it is asked for', () => {
    expect(days('2026-01-31', { freq: 'MONTHLY' }, '2026-01-01', '2026-05-31')).toEqual([
      '2026-01-31',
      '2026-03-31',
      '2026-05-31',
    ]);
    expect(days('2026-01-01', {}, '2026-01-01', '2026-01-10')).toHaveLength(10);
    expect(days('1600-01-01', {}, '2026-01-01', '2026-01-10')).toHaveLength(10);
  });

  it('gives the same days of a span as if all before it had been looked at', () => {
    const rule = fc.record({
      freq: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
      interval: fc.integer({ min: 1, max: 9 }),
      count: fc.option(fc.integer({ min: 1, max: 400 })),
      weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(rule, fc.nat(3000), fc.nat(3000), fc.nat(400), (one, start, gap, length) => {
        const first = addDays('2018-01-01', start);
        const from = addDays(first, gap - 500);
        const to = addDays(from, length);
        const all = days(first, one, first, to);
        expect(days(first, one, from, to)).toEqual(all?.filter((day) => day >= from) ?? null);
      }),
    );
  });

  it('takes of the budget what it looks at, and fails when that is used up', () => {
    const budget = { days: 30 };
    const span = { from: '2026-01-01', to: '2026-01-10' };
    repeatedDays('2026-01-01', RULE, span, budget);
    expect(budget.days).toBe(19);
    repeatedDays('2026-01-01', RULE, span, budget);
    expect(() => repeatedDays('2026-01-01', RULE, span, budget)).toThrow('Too many');
  });
});
