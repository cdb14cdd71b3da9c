import { writeCalendarText } from '../../../../platform/calendar/calendar-text.ts';
import type { Period } from '../period.ts';

interface BusyEvent extends Period {
  /** The same for the same period whenever it is asked. */
  readonly uid: string;
}

/**
 * The periods in which a thing is taken, as a calendar of RFC 5545. It says of nobody who they are.
 * @param title of the thing
 */
export const writeCalendar = (title: string, events: readonly BusyEvent[], now: Date): string =>
  writeCalendarText(
    { product: 'Rentals', title },
    events.map((event) => ({ ...event, summary: 'Busy' })),
    now,
  );
