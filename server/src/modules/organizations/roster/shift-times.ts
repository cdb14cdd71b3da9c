import type { FieldIssue } from '@karavan/shared-api/contract/field-issue';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { addDays, momentAt } from '../../../platform/time/wall-time.ts';

/** As it is planned, by the clock of the organization. */
export interface PlannedHours {
  readonly day: string;
  /** `HH:MM` */
  readonly from: string;
  /** `HH:MM`; at or before the beginning it is on the next day. */
  readonly until: string;
}

/** The moments of a shift; null where the clock leaps over all of it. */
export function momentsOf(
  { day, from, until }: PlannedHours,
  timeZone: string,
): { readonly from: Date; readonly to: Date } | null {
  const lastDay = until <= from ? addDays(day, 1) : day;
  const begin = momentAt(`${day}T${from}`, timeZone)!;
  const end = momentAt(`${lastDay}T${until}`, timeZone)!;
  return begin < end ? { from: begin, to: end } : null;
}

/** @throws ApiError `invalid_input` for a shift without length, and for one that does not lie ahead */
export function momentsAhead(hours: PlannedHours, timeZone: string) {
  const moments = momentsOf(hours, timeZone);
  if (!moments) refuse('until', { problem: 'reversed_range' });
  if (moments.from.getTime() <= Date.now()) refuse('from', { problem: 'in_the_past' });
  return moments;
}

function refuse(field: 'from' | 'until', issue: FieldIssue): never {
  throw new ApiError('invalid_input', { fields: { [field]: [issue] } });
}
