import { z } from 'zod/mini';
import { ATTENDANCE_WAYS } from './attendance-ways.ts';
import { Id, IdParams, Money, pageOf, pageQuery } from './common.ts';
import type { FieldProblem } from './field-problems.ts';
import { ATTENDANCE_PAGE_SIZE, ATTENDANCE_REASON_LENGTH } from './limits.ts';
import { isDay } from './is-day.ts';
import { Day, WallTime } from './periods.ts';
import { PersonCard } from './person-card.ts';
import { ofStaffManagers } from './roles.ts';
import { defineRoute, type Route } from './route.ts';
import { text } from './text.ts';

const Way = z.enum(ATTENDANCE_WAYS);

/** A month of the calendar, `YYYY-MM`. */
const Month = z.string().check(
  z.regex(/^\d{4}-\d{2}$/, { error: 'date_format' satisfies FieldProblem, abort: true }),
  z.refine((written) => isDay(`${written}-01`), 'date_format' satisfies FieldProblem),
);

/** What a manager has changed, and why; the values before. Both are null where nothing had been noted. */
const Correction = z.object({
  by: z.string(),
  reason: z.string(),
  created_at: z.string(),
  old_start: z.nullable(WallTime),
  old_end: z.nullable(WallTime),
});

/** One stay at work, from coming to going. */
const Interval = z.object({
  id: Id,
  /** The day on which it began; a night shift belongs to it whole. */
  day: Day,
  started_at: z.string(),
  /** Null while the person is there. */
  ended_at: z.nullable(z.string()),
  /** The same by the clock of the organization. */
  start: WallTime,
  end: z.nullable(WallTime),
  started_how: Way,
  ended_how: z.nullable(Way),
  /** Seconds that have passed; null while the person is there. */
  seconds: z.nullable(z.number()),
  /** Nobody has checked out: the clock has, at the end of the working day. */
  is_forgotten: z.boolean(),
  /** Counted up by every correction. */
  version: z.number(),
});

export const AttendanceEntry = z.extend(Interval, {
  membership_id: Id,
  person: PersonCard,
  is_corrected: z.boolean(),
});
export type AttendanceEntry = z.output<typeof AttendanceEntry>;

export const AttendanceInterval = z.extend(Interval, { corrections: z.array(Correction) });
export type AttendanceInterval = z.output<typeof AttendanceInterval>;

/** A month of one person, by days on which anything was, or was planned until today. */
export const AttendanceCalendar = z.object({
  membership_id: Id,
  person: PersonCard,
  month: Month,
  /** Today at the organization. */
  today: Day,
  time_zone: z.string(),
  /** Whether the reader may correct it: never one's own. */
  can_correct: z.boolean(),
  seconds: z.number(),
  /** Of all shifts that begin in the month. */
  planned_seconds: z.number(),
  forgotten_count: z.number(),
  /** Sales of this person: settled, net of refunds. */
  receipt_count: z.number(),
  receipt_total: Money,
  days: z.array(
    z.object({
      day: Day,
      seconds: z.number(),
      planned_seconds: z.number(),
      intervals: z.array(AttendanceInterval),
      receipt_count: z.number(),
      receipt_total: Money,
    }),
  ),
});
export type AttendanceCalendar = z.output<typeof AttendanceCalendar>;

/** Whether a person is at work, as they see it themselves. */
export const AttendanceStatus = z.object({
  membership_id: Id,
  organization: z.object({ id: Id, title: z.string(), time_zone: z.string() }),
  is_in: z.boolean(),
  /** Since when; null for whoever is not there. */
  since: z.nullable(z.string()),
  /** By the clock of the organization. */
  since_wall: z.nullable(WallTime),
  today: Day,
  /** Seconds of the stays that began today and are over. */
  today_seconds: z.number(),
  /** Days of the last month on which they forgot to check out. */
  forgotten_days: z.array(Day),
});
export type AttendanceStatus = z.output<typeof AttendanceStatus>;

/** The code of this minute, which proves that whoever types or scans it stands before the screen. */
export const AttendanceCode = z.object({
  code: z.string(),
  /** The same for typing: six digits. */
  digits: z.string(),
  /** Seconds until the next one. */
  expires_in: z.number(),
});
export type AttendanceCode = z.output<typeof AttendanceCode>;

/** What a device tells of where it is; accuracy is a radius in metres. */
const DevicePlace = z.object({
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
  accuracy: z.number().check(z.gte(0), z.lte(10_000_000)),
});

/** One of both: the code of the screen, scanned or typed, or where the device is. */
export const Presence = z
  .object({ code: z.optional(text(200)), place: z.optional(DevicePlace) })
  .check(
    z.refine(({ code, place }) => (code === undefined) !== (place === undefined), {
      error: 'required' satisfies FieldProblem,
      path: ['code'],
    }),
  );
export type Presence = z.output<typeof Presence>;

const ofOneself = { permission: 'session', params: IdParams } as const;

export const getAttendanceStatus = defineRoute({
  ...ofOneself,
  method: 'GET',
  path: '/memberships/{id}/attendance/',
  summary: 'Whether the person is at work there, and since when',
  responses: { 200: AttendanceStatus },
  errors: ['not_found'],
});

const ofPresence = {
  ...ofOneself,
  method: 'POST',
  body: Presence,
  responses: { 200: AttendanceStatus },
  errors: [
    'not_found',
    'attendance_code_wrong',
    'attendance_code_elsewhere',
    'position_inaccurate',
    'too_far_away',
  ],
} as const;

/** Coming and going: both have the same signature. */
export type AttendanceCheck = typeof ofPresence & Pick<Route, 'path' | 'summary'>;

export const checkAttendanceIn: AttendanceCheck = defineRoute({
  ...ofPresence,
  path: '/memberships/{id}/attendance/in/',
  summary: 'Comes to work, by the code of the screen or by place; who is there already stays there',
});

export const checkAttendanceOut: AttendanceCheck = defineRoute({
  ...ofPresence,
  path: '/memberships/{id}/attendance/out/',
  summary: 'Leaves work, by the code of the screen or by place; who is not there is not there',
});

const monthQuery = z.object({ month: Month });
/** The present month without it. */
const ownMonthQuery = z.object({ month: z.optional(Month) });

export const getOwnAttendance = defineRoute({
  ...ofOneself,
  method: 'GET',
  path: '/memberships/{id}/attendance/calendar/',
  summary: 'The person’s own month: stays and sales by day',
  query: ownMonthQuery,
  responses: { 200: AttendanceCalendar },
  errors: ['not_found'],
});

const sheet = {
  200: { mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
} as const;

export const downloadOwnAttendance = defineRoute({
  ...ofOneself,
  method: 'GET',
  path: '/memberships/{id}/attendance/excel/',
  summary: 'The person’s own month as an Excel workbook',
  query: ownMonthQuery,
  responses: sheet,
  errors: ['not_found'],
});

export const getAttendanceCode = defineRoute({
  ...ofStaffManagers,
  method: 'GET',
  path: '/organizations/{id}/attendance/code/',
  summary: 'The code that the staff check in and out with, new every minute',
  params: IdParams,
  responses: { 200: AttendanceCode },
  errors: ['not_found', 'forbidden'],
});

export const listAttendance = defineRoute({
  ...ofStaffManagers,
  method: 'GET',
  path: '/organizations/{id}/attendance/',
  summary: 'Who is there now, or was on a day; latest first',
  params: IdParams,
  query: z.object({
    /** Those who are there now, whenever they came. */
    present: z.optional(z.literal('true')),
    /** Of the stays that began on it. */
    day: z.optional(Day),
    ...pageQuery(ATTENDANCE_PAGE_SIZE),
  }),
  responses: { 200: pageOf(AttendanceEntry) },
  errors: ['not_found', 'forbidden'],
});

/** One person's month in a row. */
export const AttendanceTotal = z.object({
  membership_id: Id,
  person: PersonCard,
  position: z.string(),
  day_count: z.number(),
  seconds: z.number(),
  planned_seconds: z.number(),
  forgotten_count: z.number(),
  corrected_count: z.number(),
  is_present: z.boolean(),
});
export type AttendanceTotal = z.output<typeof AttendanceTotal>;

export const sumAttendance = defineRoute({
  ...ofStaffManagers,
  method: 'GET',
  path: '/organizations/{id}/attendance/month/',
  summary: 'A month by person: everybody who works there, and whoever did in that month',
  params: IdParams,
  query: monthQuery,
  responses: { 200: z.object({ today: Day, list: z.array(AttendanceTotal) }) },
  errors: ['not_found', 'forbidden'],
});

export const downloadAttendance = defineRoute({
  ...ofStaffManagers,
  method: 'GET',
  path: '/organizations/{id}/attendance/excel/',
  summary: 'A month of the whole staff as an Excel workbook, by the organization’s clock',
  params: IdParams,
  query: monthQuery,
  responses: sheet,
  errors: ['not_found', 'forbidden'],
});

const MembershipParams = z.object({ id: Id, membership: Id });

export const getEmployeeAttendance = defineRoute({
  ...ofStaffManagers,
  method: 'GET',
  path: '/organizations/{id}/employees/{membership}/attendance/',
  summary: 'A month of one of the staff: stays and sales by day',
  params: MembershipParams,
  query: monthQuery,
  responses: { 200: AttendanceCalendar },
  errors: ['not_found', 'forbidden'],
});

const Reason = text(ATTENDANCE_REASON_LENGTH, { hasLines: true });

export const AttendanceAddition = z.object({ start: WallTime, end: WallTime, reason: Reason });
export type AttendanceAddition = z.output<typeof AttendanceAddition>;

export const addAttendance = defineRoute({
  ...ofStaffManagers,
  method: 'POST',
  path: '/organizations/{id}/employees/{membership}/attendance/',
  summary: 'Notes a stay that nobody had noted, with a reason; never one’s own',
  params: MembershipParams,
  body: AttendanceAddition,
  responses: { 201: AttendanceInterval },
  errors: ['not_found', 'forbidden', 'beyond_own_rights', 'attendance_overlaps'],
});

export const AttendanceCorrection = z.object({
  start: WallTime,
  /** Null only while the person is still there. */
  end: z.nullable(WallTime),
  reason: Reason,
  /** As it was read. */
  version: z.number().check(z.int(), z.positive()),
});
export type AttendanceCorrection = z.output<typeof AttendanceCorrection>;

export const correctAttendance = defineRoute({
  ...ofStaffManagers,
  method: 'PUT',
  path: '/organizations/{id}/attendance/{attendance}/',
  summary: 'Corrects a stay with a reason; what stood there before is kept. Never one’s own',
  params: z.object({ id: Id, attendance: Id }),
  body: AttendanceCorrection,
  responses: { 200: AttendanceInterval },
  errors: ['not_found', 'forbidden', 'beyond_own_rights', 'attendance_overlaps', 'conflict'],
});
