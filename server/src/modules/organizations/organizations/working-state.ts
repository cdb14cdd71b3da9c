import type { WorkingNow } from '@karavan/shared-api/contract/organizations';
import { DAY_MINUTES } from '../../../platform/time/durations.ts';

/** The hours that begin on one weekday. */
export interface DayHours {
  /** ISO 8601: Monday is 1. */
  readonly weekday: number;
  /** `HH:MM` of the organization's clock; equal to `closes_at` for the whole day. */
  readonly opens_at: string;
  /** Before `opens_at` it is a time of the next day. */
  readonly closes_at: string;
}

/** A day whose hours differ from those of its weekday; without any it is a day off. */
export interface SpecialDay {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly hours: readonly Pick<DayHours, 'opens_at' | 'closes_at'>[];
}

const WEEK = 7 * DAY_MINUTES;
/** How far ahead special days matter to what is told of a moment. */
const DAYS_AHEAD = 14;

/**
 * Whether a place with these hours is open at a moment. It reads the clock on its wall: on the days on
 * which that is changed, a place opens and closes by the new time, as the people in it do.
 * @param timeZone IANA, for example `Asia/Bishkek`
 */
export function workingNow(
  week: readonly DayHours[],
  timeZone: string,
  now: Date,
  special: readonly SpecialDay[] = [],
): WorkingNow {
  const { minute, date } = readClock(timeZone, now);
  const today = Math.floor(minute / DAY_MINUTES) + 1;
  if (special.length > 0) {
    const dates = Array.from({ length: DAYS_AHEAD + 2 }, (_, index) => addDays(date, index - 1));
    if (special.some(({ day }) => dates.includes(day))) {
      return workingAmidSpecialDays({ week, special, dates, minute, today });
    }
  }
  const spans = joinSpans(week.map(spanOf));
  if (spans.length === 0) return { state: 'close', changes: null, today };
  if (spans.some(({ length }) => length >= WEEK)) {
    return { state: 'around_the_clock', changes: null, today };
  }
  const present = spans.find(({ start, length }) => after(start, minute) < length);
  const wait = present
    ? present.length - after(present.start, minute)
    : Math.min(...spans.map(({ start }) => after(minute, start)));
  return { state: present ? 'open' : 'close', changes: momentIn(wait, minute), today };
}

interface Surroundings {
  readonly week: readonly DayHours[];
  readonly special: readonly SpecialDay[];
  /** Yesterday, today and those that follow. */
  readonly dates: readonly string[];
  readonly minute: number;
  readonly today: number;
}

/** The same by the days of the calendar, of which each may have hours of its own. */
function workingAmidSpecialDays({ week, special, dates, minute, today }: Surroundings): WorkingNow {
  const now = minute % DAY_MINUTES;
  const spans = dates
    .flatMap((date, index) => {
      const weekday = ((today - 1 + index - 1 + 7) % 7) + 1;
      const own = special.find(({ day }) => day === date)?.hours;
      return (own ?? week.filter((hours) => hours.weekday === weekday)).map((hours) => {
        const { start, length } = spanOf({ ...hours, weekday: 1 });
        return {
          start: start + (index - 1) * DAY_MINUTES,
          end: start + (index - 1) * DAY_MINUTES + length,
        };
      });
    })
    .toSorted((one, other) => one.start - other.start);
  const isOpenAt = (moment: number) =>
    spans.some(({ start, end }) => start <= moment && moment < end);
  const isOpen = isOpenAt(now);
  const changeAt = spans
    .flatMap(({ start, end }) => [start, end])
    .toSorted((one, other) => one - other)
    .find((moment) => moment > now && isOpenAt(moment) !== isOpen);
  // Beyond the days looked at, nothing is known.
  const isKnown = changeAt !== undefined && changeAt < DAYS_AHEAD * DAY_MINUTES;
  return {
    state: isOpen ? 'open' : 'close',
    changes: isKnown ? momentIn(changeAt - now, minute) : null,
    today,
  };
}

/** From `start`, a minute of the week beginning on Monday, for `length` minutes. */
interface Span {
  readonly start: number;
  readonly length: number;
}

function spanOf({ weekday, opens_at, closes_at }: DayHours): Span {
  const opens = minutesOf(opens_at);
  const length = (minutesOf(closes_at) - opens + DAY_MINUTES) % DAY_MINUTES;
  return {
    start: (weekday - 1) * DAY_MINUTES + opens,
    length: length === 0 ? DAY_MINUTES : length,
  };
}

/** Hours that go over into those of the next day are one span: nobody is told of closing at midnight. */
function joinSpans(spans: readonly Span[]): readonly Span[] {
  let joined = spans;
  for (;;) {
    const pair = findAdjoining(joined);
    if (!pair) return joined;
    const [first, second] = pair;
    const length = Math.max(first.length, after(first.start, second.start) + second.length);
    joined = [
      ...joined.filter((span) => span !== first && span !== second),
      { start: first.start, length },
    ];
  }
}

function findAdjoining(spans: readonly Span[]): readonly [Span, Span] | undefined {
  for (const first of spans) {
    const second = spans.find(
      (span) => span !== first && after(first.start, span.start) <= first.length,
    );
    if (second) return [first, second];
  }
  return undefined;
}

/** How many minutes of the endless week lie between two of its minutes. */
const after = (from: number, to: number) => (((to - from) % WEEK) + WEEK) % WEEK;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** What the clock shows `wait` minutes after a minute of the week. */
function momentIn(wait: number, minute: number): NonNullable<WorkingNow['changes']> {
  const ofWeek = (minute + wait) % WEEK;
  const two = (part: number) => String(part).padStart(2, '0');
  return {
    weekday: Math.floor(ofWeek / DAY_MINUTES) + 1,
    time: `${two(Math.floor((ofWeek % DAY_MINUTES) / 60))}:${two(ofWeek % 60)}`,
    is_today: (minute % DAY_MINUTES) + wait < DAY_MINUTES,
  };
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Making one takes far longer than reading it, and there are but a few hundred zones. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      weekday: 'short',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    clocks.set(timeZone, clock);
  }
  return clock;
}

/** What the clock and the calendar of a place show. */
interface Reading {
  /** Of the week that begins on Monday. */
  readonly minute: number;
  /** `YYYY-MM-DD` */
  readonly date: string;
}

/** The last reading in each zone, of many within one minute. */
const readings = new Map<string, Reading & { readonly of: number }>();

function readClock(timeZone: string, now: Date): Reading {
  // Zones differ by whole minutes.
  const of = Math.floor(now.getTime() / 60_000);
  const known = readings.get(timeZone);
  if (known?.of === of) return known;
  const reading = { ...readAnew(timeZone, now), of };
  readings.set(timeZone, reading);
  return reading;
}

function readAnew(timeZone: string, now: Date): Reading {
  const parts = clockOf(timeZone).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)!.value;
  return {
    minute:
      WEEKDAYS.indexOf(part('weekday')) * DAY_MINUTES +
      Number(part('hour')) * 60 +
      Number(part('minute')),
    date: `${part('year')}-${part('month')}-${part('day')}`,
  };
}

function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}
