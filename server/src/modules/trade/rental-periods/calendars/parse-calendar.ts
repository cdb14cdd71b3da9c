import ICAL from 'ical.js';
import { addDays, momentAt, wallTimeOf } from '../../../../platform/time/wall-time.ts';
import { MINUTE_MS, DAY_MS } from '../../../../platform/time/durations.ts';
import { periodOfDays, type DayTerms, type Period } from '../period.ts';
import { repeatedDays, type Budget, type Repetition } from './repeat-event.ts';

/** Time that an event of another calendar takes. */
export interface ForeignEvent extends Period {
  /** Names one time of one event. */
  readonly uid: string;
}

/** What is taken of a calendar; larger ones are refused. */
const EVENTS_MAX = 2000;
/** Days on which its repeated events may begin, within the window or just before it: some seconds of work at most. */
const REPETITIONS_MAX = 50_000;
const UID_LENGTH = 200;
/** Longer events are no stays. */
const EVENT_DAYS_MAX = 400;

/** A calendar that cannot be read. */
export class CalendarFormatError extends Error {
  override readonly name = 'CalendarFormatError';
}

/**
 * What another calendar says is taken within a window of time. Whole days are those of the rental: of a stay from one
 * hand-over to the next. Events that leave the time free, and rules of repetition that are not understood, are left out.
 * @throws CalendarFormatError for what is no calendar, or has too many events
 */
export function parseCalendar(text: string, terms: DayTerms, window: Period): ForeignEvent[] {
  try {
    return readCalendar(text, terms, window);
  } catch (error) {
    // The library says in many ways what it does not understand. In doubt all of it is refused, so that nothing is let again
    // that is taken.
    throw new CalendarFormatError('The calendar cannot be read', { cause: error });
  }
}

function readCalendar(text: string, terms: DayTerms, window: Period): ForeignEvent[] {
  const root = new ICAL.Component(ICAL.parse(text) as unknown as string);
  const components = root.getAllSubcomponents('vevent');
  if (root.name !== 'vcalendar') throw new Error('This is no calendar');
  if (components.length > EVENTS_MAX) throw new Error('Too many events');
  const replaced = new Set(components.flatMap((event) => replacedTime(event) ?? []));
  const events = new Map<string, ForeignEvent>();
  const budget: Budget = { days: REPETITIONS_MAX };
  for (const component of components) {
    for (const event of timesOf(component, terms, window, { replaced, budget })) {
      events.set(event.uid, event);
      if (events.size > EVENTS_MAX) throw new Error('Too many events');
    }
  }
  return [...events.values()].toSorted((a, b) => a.from.getTime() - b.from.getTime());
}

const textOf = (component: ICAL.Component, name: string) =>
  String(component.getFirstPropertyValue(name) ?? '');
const timeOf = (component: ICAL.Component, name: string) => {
  const value = component.getFirstPropertyValue(name);
  return value instanceof ICAL.Time ? value : null;
};
const uidOf = (component: ICAL.Component, day: string) =>
  `${textOf(component, 'uid').slice(0, UID_LENGTH)}#${day}`;
const dayOf = (time: ICAL.Time) => time.toString().slice(0, 10);

/** The time of a repeated event in whose place this one stands. */
function replacedTime(component: ICAL.Component): string | null {
  const time = timeOf(component, 'recurrence-id');
  return time && uidOf(component, dayOf(time));
}

function timesOf(
  component: ICAL.Component,
  terms: DayTerms,
  window: Period,
  { replaced, budget }: { readonly replaced: ReadonlySet<string>; readonly budget: Budget },
): ForeignEvent[] {
  const start = timeOf(component, 'dtstart');
  const isFree =
    textOf(component, 'transp') === 'TRANSPARENT' || textOf(component, 'status') === 'CANCELLED';
  if (!start || isFree || textOf(component, 'uid') === '') return [];
  const first = dayOf(start);
  const own = replacedTime(component);
  const dayIn = (moment: Date) => wallTimeOf(moment, terms.time_zone).slice(0, 10);
  // The clock of the event may be a day away from that of the place.
  const span = { from: addDays(dayIn(window.from), -EVENT_DAYS_MAX - 1), to: dayIn(window.to) };
  const rule = repetitionOf(component);
  const days = (rule ? repeatedDays(first, rule, span, budget) : [first]) ?? [];
  const excluded = new Set(
    component
      .getAllProperties('exdate')
      .flatMap((property) => property.getValues().map((value) => String(value).slice(0, 10))),
  );
  return days.flatMap((day) => {
    const uid = own ?? uidOf(component, day);
    if (excluded.has(day) || (own === null && replaced.has(uid))) return [];
    const period = periodOn(component, start, day, terms);
    return period && period.from < window.to && window.from < period.to ? { uid, ...period } : [];
  });
}

/** When an event takes place that begins on a day; null where it takes no time, or far too much. */
function periodOn(
  component: ICAL.Component,
  start: ICAL.Time,
  day: string,
  terms: DayTerms,
): Period | null {
  const end = timeOf(component, 'dtend');
  const duration = component.getFirstPropertyValue('duration');
  const seconds = duration instanceof ICAL.Duration ? duration.toSeconds() : null;
  if (start.isDate) {
    const length = end
      ? Math.round((Date.parse(dayOf(end)) - Date.parse(dayOf(start))) / DAY_MS)
      : Math.max(1, Math.round((seconds ?? 0) / 86_400));
    if (length < 1 || length > EVENT_DAYS_MAX) return null;
    return periodOfDays(terms, day, addDays(day, length - 1));
  }
  const begins = momentOf(component, 'dtstart', start, terms.time_zone);
  const ends = end
    ? momentOf(component, 'dtend', end, terms.time_zone)
    : begins && new Date(begins.getTime() + (seconds ?? 0) * 1000);
  if (!begins || !ends) return null;
  const length = ends.getTime() - begins.getTime();
  if (length < MINUTE_MS || length > EVENT_DAYS_MAX * DAY_MS) return null;
  const shifted = new ICAL.Time({ ...start.toJSON(), ...partsOf(day) } as never, start.zone);
  const from = momentOf(component, 'dtstart', shifted, terms.time_zone);
  return from && { from, to: new Date(from.getTime() + length) };
}

function partsOf(day: string) {
  const [year, month, date] = day.split('-').map(Number);
  return { year, month, day: date };
}

/** A time with `Z` is that of the world; one with a zone is of its clock, else of that of the place. */
function momentOf(
  component: ICAL.Component,
  name: string,
  time: ICAL.Time,
  placeZone: string,
): Date | null {
  const written = time.toString().slice(0, 16);
  if (time.zone === ICAL.Timezone.utcTimezone) return momentAt(written, 'UTC');
  const zone = component.getFirstProperty(name)?.getFirstParameter('tzid');
  try {
    return momentAt(written, zone || placeZone);
  } catch (error) {
    // A zone that only the calendar itself knows.
    if (error instanceof RangeError) return momentAt(written, placeZone);
    throw error;
  }
}

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const UNDERSTOOD = new Set(['BYDAY']);

/** Null for an event that takes place once. */
function repetitionOf(component: ICAL.Component): Repetition | null {
  const rule = component.getFirstPropertyValue('rrule');
  if (!(rule instanceof ICAL.Recur)) return null;
  const weekdays = (rule.parts['BYDAY'] ?? []).map((day) => WEEKDAYS.indexOf(String(day)) + 1);
  const isUnderstood = Object.keys(rule.parts).every((part) => UNDERSTOOD.has(part));
  return {
    freq: isUnderstood && !weekdays.includes(0) ? rule.freq : 'UNKNOWN',
    interval: rule.interval,
    count: rule.count,
    until: rule.until && dayOf(rule.until),
    weekdays,
  };
}
