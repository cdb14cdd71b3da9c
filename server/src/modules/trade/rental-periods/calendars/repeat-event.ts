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

/** Nobody repeats anything more rarely. */
const INTERVAL_MAX = 1000;

const STEPS: Readonly<Record<string, 'days' | 'weeks' | 'months' | 'years'>> = {
  DAILY: 'days',
  WEEKLY: 'weeks',
  MONTHLY: 'months',
  YEARLY: 'years',
};

/** How many more days may be counted for one calendar, however its rules are written. */
export interface Budget {
  days: number;
}

/**
 * The days of a span on which a repeated event begins.
 * @param first of the event, `YYYY-MM-DD`
 * @returns null for a rule that is not understood
 * @throws Error once the budget is used up
 */
export function repeatedDays(
  first: string,
  rule: Repetition,
  span: { readonly from: string; readonly to: string },
  budget: Budget,
): string[] | null {
  const { freq, interval, count, until, weekdays } = rule;
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
  const end = until !== null && until < span.to ? until : span.to;
  const skipped = stepsBefore(span.from, first, rule);
  const days: string[] = [];
  let counted = skipped;
  for (let index = skipped; ; index += 1) {
    const passed = { [step]: index * interval };
    const starts =
      weekdays.length > 0
        ? weekdays.map((weekday) => monday.add(passed).add({ days: weekday - 1 }))
        : [start.add(passed)];
    budget.days -= starts.length;
    if (budget.days < 0) throw new Error('Too many repetitions');
    for (const day of starts.toSorted(Temporal.PlainDate.compare)) {
      const written = day.toString();
      if (written < first) continue;
      if (written > end || (count !== null && counted >= count)) return days;
      // A month that lacks the day is left out, and so is a year without it.
      if (step !== 'days' && step !== 'weeks' && day.day !== start.day) continue;
      counted += 1;
      if (written >= span.from) days.push(written);
    }
  }
}

const LENGTHS: Readonly<Record<string, number>> = { DAILY: 1, WEEKLY: 7 };

/** Steps that need not be looked at; none where the times until then have to be counted one by one. */
function stepsBefore(
  from: string,
  first: string,
  { freq, interval, count, weekdays }: Repetition,
): number {
  const length = LENGTHS[freq];
  if (length === undefined || (count !== null && weekdays.length > 0)) return 0;
  const days = Temporal.PlainDate.from(first).until(from, { largestUnit: 'days' }).days;
  return Math.max(0, Math.floor(days / (length * interval)) - 1);
}
