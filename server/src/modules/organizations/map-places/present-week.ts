import { WeekWithBreaks } from '@karavan/shared-api/contract/organization-week';
import type { MapPlace } from '@karavan/shared-api/contract/map-places';

type Week = MapPlace['week'];

/** The hours that a form can take over; none where those of the service overlap, or are too many. */
export function presentWeek(hours: Week): Week {
  const week = hours.toSorted(
    (one, other) => one.weekday - other.weekday || one.start_time.localeCompare(other.start_time),
  );
  return WeekWithBreaks.safeParse(week).success ? week : [];
}

/** All of every day: equal times are the whole day. */
export const ROUND_THE_CLOCK: Week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  start_time: '00:00',
  end_time: '00:00',
}));
