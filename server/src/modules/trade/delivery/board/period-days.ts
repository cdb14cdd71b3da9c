import type { EarningsPeriod } from '@karavan/shared-api/contract/delivery-board';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { DAY_MS } from '../../../../platform/time/durations.ts';

/** As long as a year, for a period of one's own. */
const DAYS_MAX = 366;

interface Wanted {
  readonly period: EarningsPeriod;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The first and the last day, `YYYY-MM-DD`. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/**
 * The days of a period up to its end: of a week from Monday on.
 * @param today by the clock that counts
 * @throws ApiError `invalid_input` for a period of one's own without days, that ends before it begins or is too long
 */
export function daysOfPeriod({ period, from, to }: Wanted, today: string): Days {
  const at = Date.parse(`${today}T00:00:00Z`);
  const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);
  switch (period) {
    case 'day':
      return { from: today, to: today };
    case 'week': {
      const monday = at - ((new Date(at).getUTCDay() + 6) % 7) * DAY_MS;
      return { from: dayAt(monday), to: dayAt(monday + 6 * DAY_MS) };
    }
    case 'month': {
      const first = `${today.slice(0, 8)}01`;
      const [year, month] = today.split('-').map(Number) as [number, number];
      return { from: first, to: dayAt(Date.UTC(year, month, 0)) };
    }
    case 'own':
      return ownDays(from, to);
    default:
      throw new Error(`No such period: ${String(period satisfies never)}`);
  }
}

function ownDays(from: string | undefined, to: string | undefined): Days {
  const refuse = (field: 'from' | 'to', problem: 'required' | 'too_small' | 'too_big') =>
    new ApiError('invalid_input', { fields: { [field]: [{ problem }] } });
  if (from === undefined) throw refuse('from', 'required');
  if (to === undefined) throw refuse('to', 'required');
  const days = (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS + 1;
  if (days < 1) throw refuse('to', 'too_small');
  if (days > DAYS_MAX) throw refuse('to', 'too_big');
  return { from, to };
}
