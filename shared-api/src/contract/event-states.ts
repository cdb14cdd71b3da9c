import { z } from 'zod/mini';

/** Nothing leads out of `cancelled`. */
export const EVENT_STATUSES = ['scheduled', 'cancelled'] as const;
export const EventStatus = z.enum(EVENT_STATUSES);
export type EventStatus = z.output<typeof EventStatus>;

/** Days after the notice in which tickets of a moved event can be returned, at the longest until it begins. */
export const EVENT_RETURN_DAYS = 14;
