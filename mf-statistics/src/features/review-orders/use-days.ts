import { useState } from 'react';
import { useSearchParams } from '@karavan/shared-api/router';
import { daysOf, ownDays, parsePeriod, type DaySpan, type Period } from './period.ts';

/** The days that the address names, of an organization's zone; a period of null is one of one's own. */
export function usePeriod(timeZone: string): {
  readonly period: Period | null;
  readonly span: DaySpan;
} {
  const [search] = useSearchParams();
  const [now] = useState(() => new Date());
  const own = ownDays(search.get('from'), search.get('to'));
  const days = parsePeriod(search.get('days'));
  return { period: own ? null : days, span: own ?? daysOf(days, now, timeZone) };
}

/** The id that the address names; null for none, and for what is no id. */
export function useIdInAddress(name: string): number | null {
  const [search] = useSearchParams();
  const text = search.get(name) ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
