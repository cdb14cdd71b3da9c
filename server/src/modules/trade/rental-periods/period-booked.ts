import { ApiError } from '../../../platform/errors/api-error.ts';
import { wallTimeOf } from '../../../platform/time/wall-time.ts';
import type { Period } from './period.ts';

/** Of many periods the first ones are named. */
const NAMED = 10;

/** The refusal of what bookings stand in the way of, with their dates by the clock there. */
export function periodBooked(busy: readonly Period[], timeZone: string): ApiError {
  const periods = busy.slice(0, NAMED).map(({ from, to }) => ({
    from: wallTimeOf(from, timeZone),
    to: wallTimeOf(to, timeZone),
  }));
  return new ApiError('period_booked', { data: { periods } });
}
