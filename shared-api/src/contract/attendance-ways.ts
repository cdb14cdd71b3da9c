/**
 * How somebody has come or gone: by the code on the organization's screen, by being at its place, because a manager
 * says so, by the clock because they forgot, or because their employment ended.
 */
export const ATTENDANCE_WAYS = ['code', 'place', 'manager', 'timer', 'leaving'] as const;
export type AttendanceWay = (typeof ATTENDANCE_WAYS)[number];

/** How somebody can come. */
export type ArrivalWay = Exclude<AttendanceWay, 'timer' | 'leaving'>;
