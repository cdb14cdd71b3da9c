import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from '@karavan/shared-api/router';
import { keptChoice, keepChoice } from './kept-choices.ts';
import {
  isByTime,
  isLength,
  longestFrom,
  unitsOf,
  type DaySpan,
  type Offer,
} from '../shared/period-choice.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^\d{2}:\d{2}$/;

/**
 * The current selection. It is kept in the URL, so that nothing is lost during sign-in, and per rental for whoever comes
 * back to one.
 */
export function usePeriod(id: number, offer: Offer) {
  const { terms, unit } = offer;
  const [search, setSearch] = useSearchParams();
  const isBlank = search.get('from') === null;
  const restore = useEffectEvent(() => {
    const kept = keptChoice(id);
    if (isBlank && kept !== undefined) setSearch(new URLSearchParams(kept), { replace: true });
  });
  // Only whoever comes to the page gets back what they had chosen: days can be taken back, too.
  useEffect(() => restore(), [id]);
  const read = (name: string, shape: RegExp) => {
    const text = search.get(name) ?? '';
    return shape.test(text) ? text : null;
  };
  const from = read('from', DAY);
  const to = read('to', DAY);
  const days: DaySpan | null = from === null ? null : { from, to: to ?? from };
  const time = read('time', TIME);
  const typed = Number(search.get('units'));
  const counted = isLength(typed, terms) ? typed : terms.units_min;
  const units = unit === 'day' && days ? unitsOf(days, terms) : counted;

  function change(part: Readonly<Record<string, string | null>>): void {
    setSearch(
      (present) => {
        for (const [name, value] of Object.entries(part)) {
          if (value === null) present.delete(name);
          else present.set(name, value);
        }
        keepChoice(id, present.toString());
        return present;
      },
      { replace: true },
    );
  }

  const startTime = isByTime(unit) ? time : terms.starts_from;
  const start = days && startTime ? `${days.from}T${startTime}` : null;
  return {
    days,
    time,
    units,
    /** The longest that is free from the start. */
    longest: longestFrom(start, offer),
    /** The complete request; null until everything is chosen. */
    request: start !== null && isLength(units, terms) ? { starts_at: start, units } : null,
    setDays: (span: DaySpan | null) => change({ from: span?.from ?? null, to: span?.to ?? null }),
    setTime: (chosen: string) => change({ time: chosen }),
    setUnits: (count: number) => change({ units: String(count) }),
  };
}
