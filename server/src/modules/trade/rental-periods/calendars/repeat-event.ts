import { Temporal } from 'temporal-polyfill';

/** How an event is repeated, as far as it is understood. */
export interface Repetition {
  readonly freq: string;
  readonly interval: number;
  /** How many times in all; null: without an end of its own. */
  readonly count: number | null;
  /** The last day, `YYYY-MM-DD`. */
  readonly until: string | null;
  /** Of a week, ISO 8601: Monday is 1; none: that of the first time. */
  readonly weekdays: readonly number[];
}

/** However a rule is written, no more is counted. */
const STEPS_MAX = 4000;
/** Nobody repeats anything more rarely. */
const INTERVAL_MAX = 1000;

const STEPS: Readonly<Record<string, 'days' | 'weeks' | 'months' | 'years'>> = {
  DAILY: 'days',
  WEEKLY: 'weeks',
  MONTHLY: 'months',
  YEARLY: 'years',
};

/**
 * The days on which a repeated event begins, up to the last one that is asked for.
 * @param first `YYYY-MM-DD`
 * @returns null for a rule that is not understood
 */
export function repeatedDays(
  first: string,
  { freq, interval, count, until, weekdays }: Repetition,
  last: string,
): string[] | null {
  const step = STEPS[freq];
  if (
    !step ||
    interval < 1 ||
    interval > INTERVAL_MAX ||
    (weekdays.length > 0 && freq !== 'WEEKLY')
  )
    return null;
  const start = Temporal.PlainDate.from(first);
  const monday = start.subtract({ days: start.dayOfWeek - 1 });
  const end = until !== null && until < last ? until : last;
  const days: string[] = [];
  for (let index = 0; index < STEPS_MAX; index += 1) {
    const passed = { [step]: index * interval };
    const starts =
      weekdays.length > 0
        ? weekdays.map((weekday) => monday.add(passed).add({ days: weekday - 1 }))
        : [start.add(passed)];
    for (const day of starts.toSorted(Temporal.PlainDate.compare)) {
      const written = day.toString();
      if (written < first) continue;
      if (written > end || (count !== null && days.length >= count)) return days;
      // A month that lacks the day is left out, and so is a year without it.
      if (step === 'days' || step === 'weeks' || day.day === start.day) days.push(written);
    }
  }
  return days;
}
