import type { RentalTerms } from '@karavan/shared-api/contract/items';
import { RENTAL_STEP_MINUTES } from '@karavan/shared-api/contract/limits';
import type { PeriodUnit } from '@karavan/shared-api/contract/periods';
import { useSearchParams } from '@karavan/shared-api/router';
import { isByTime, unitsOf, type DaySpan } from './period-choice.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^\d{2}:\d{2}$/;

/** The current selection. It is kept in the URL, so that nothing is lost during sign-in. */
export function usePeriod(terms: RentalTerms, unit: PeriodUnit) {
  const [search, setSearch] = useSearchParams();
  const read = (name: string, shape: RegExp) => {
    const text = search.get(name) ?? '';
    return shape.test(text) ? text : null;
  };
  const from = read('from', DAY);
  const to = read('to', DAY);
  const days: DaySpan | null = from === null ? null : { from, to: to ?? from };
  const time = read('time', TIME);
  const typed = Number(search.get('units'));
  const isWithin = typed >= terms.units_min && typed <= terms.units_max;
  const counted = isWithin && Number.isInteger(typed) ? typed : terms.units_min;
  const units = unit === 'day' && days ? unitsOf(days, terms) : counted;

  function change(part: Readonly<Record<string, string>>): void {
    setSearch(
      (present) => {
        for (const [name, value] of Object.entries(part)) present.set(name, value);
        return present;
      },
      { replace: true },
    );
  }

  const startTime = isByTime(unit) ? time : terms.starts_from;
  const isWhole = days !== null && startTime !== null && units >= terms.units_min;
  return {
    days,
    time,
    units,
    /** The step of the duration. */
    step:
      unit === 'minute' ? Math.max(RENTAL_STEP_MINUTES.minute, terms.units_step) : terms.units_step,
    /** The complete request; null until everything is chosen. */
    request: isWhole ? { starts_at: `${days.from}T${startTime}`, units } : null,
    setDays: (span: DaySpan) => change({ from: span.from, to: span.to }),
    setTime: (chosen: string) => change({ time: chosen }),
    setUnits: (count: number) => change({ units: String(count) }),
  };
}
