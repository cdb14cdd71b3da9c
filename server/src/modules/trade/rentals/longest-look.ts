import { RENTAL_DAYS_AHEAD } from '@karavan/shared-api/contract/limits';
import { DAY_MS } from '../../../platform/time/durations.ts';

/** A year and a little: as far as anything can be booked, and lasts. */
export const LONGEST_LOOK_MS = (RENTAL_DAYS_AHEAD + 7) * DAY_MS;
