import type { WorkingNow } from '@karavan/shared-api/contract/organizations';

/** The hours that begin on one weekday. */
export interface DayHours {
  /** ISO 8601: Monday is 1. */
  readonly weekday: number;
  /** `HH:MM` of the organization's clock; equal to `closes_at` for the whole day. */
  readonly opens_at: string;
  /** Before `opens_at` it is a time of the next day. */
  readonly closes_at: string;
}

const DAY = 24 * 60;
const WEEK = 7 * DAY;

/**
 * Whether a place with these hours is open at a moment. It reads the clock on its wall: on the days on
 * which that is changed, a place opens and closes by the new time, as the people in it do.
 * @param timeZone IANA, for example `Asia/Bishkek`
 */
export function workingNow(week: readonly DayHours[], timeZone: string, now: Date): WorkingNow {
  const minute = minuteOfWeek(timeZone, now);
  const today = Math.floor(minute / DAY) + 1;
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

/** From `start`, a minute of the week beginning on Monday, for `length` minutes. */
interface Span {
  readonly start: number;
  readonly length: number;
}

function spanOf({ weekday, opens_at, closes_at }: DayHours): Span {
  const opens = minutesOf(opens_at);
  const length = (minutesOf(closes_at) - opens + DAY) % DAY;
  return { start: (weekday - 1) * DAY + opens, length: length === 0 ? DAY : length };
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
    weekday: Math.floor(ofWeek / DAY) + 1,
    time: `${two(Math.floor((ofWeek % DAY) / 60))}:${two(ofWeek % 60)}`,
    is_today: (minute % DAY) + wait < DAY,
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
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    clocks.set(timeZone, clock);
  }
  return clock;
}

function minuteOfWeek(timeZone: string, now: Date): number {
  const parts = clockOf(timeZone).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)!.value;
  return (
    WEEKDAYS.indexOf(part('weekday')) * DAY + Number(part('hour')) * 60 + Number(part('minute'))
  );
}
