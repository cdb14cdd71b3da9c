import { z } from 'zod/mini';
import { Id, IdParams } from './common.ts';
import type { FieldProblem } from './field-problems.ts';
import { POSITION_LENGTH } from './limits.ts';
import { Day, WallTime } from './periods.ts';
import { PersonCard } from './person-card.ts';
import { ofStaffManagers } from './roles.ts';
import { defineRoute } from './route.ts';
import { SHIFT_STATES } from './shift-states.ts';
import { text } from './text.ts';

/** A day that a roster may be about. */
const RosterDay = Day.check(
  z.refine((day) => day >= '2000' && day < '2100', 'invalid' satisfies FieldProblem),
);

/** `HH:MM` of the clock there. */
const Clock = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid' satisfies FieldProblem));

/** A planned shift beside what came of it. */
export const Shift = z.object({
  id: Id,
  /** On which it begins; a night shift belongs to it whole. */
  day: Day,
  /** By the clock of the organization. */
  start: WallTime,
  end: WallTime,
  /** Seconds that pass, also in the night in which the clock is changed. */
  seconds: z.number(),
  /** As what; their usual position where nothing else was planned. */
  position: z.string(),
  state: z.enum(SHIFT_STATES),
  /** How long after its beginning the person came, or has not come yet; 0 within the minutes that nobody counts. */
  late_seconds: z.number(),
  /** Counted up by every change. */
  version: z.number(),
});
export type Shift = z.output<typeof Shift>;

/** A week of one person. */
export const RosterPerson = z.object({
  membership_id: Id,
  person: PersonCard,
  position: z.string(),
  /** Whether shifts can be planned for them. */
  is_working: z.boolean(),
  planned_seconds: z.number(),
  worked_seconds: z.number(),
  shifts: z.array(Shift),
  /** What was really worked, by the day on which it began. */
  stays: z.array(
    z.object({
      id: Id,
      day: Day,
      start: WallTime,
      /** Null while the person is there. */
      end: z.nullable(WallTime),
    }),
  ),
});
export type RosterPerson = z.output<typeof RosterPerson>;

/** A week from Monday on. */
export const Roster = z.object({
  /** Its Monday. */
  week: Day,
  /** Today at the organization. */
  today: Day,
  time_zone: z.string(),
  list: z.array(RosterPerson),
});
export type Roster = z.output<typeof Roster>;

/** Any day of the week; the present one without it. */
const weekQuery = z.object({ week: z.optional(RosterDay) });

export const getRoster = defineRoute({
  ...ofStaffManagers,
  method: 'GET',
  path: '/organizations/{id}/roster/',
  summary: 'A week of the staff: what is planned, and what was worked',
  params: IdParams,
  query: weekQuery,
  responses: { 200: Roster },
  errors: ['not_found', 'forbidden'],
});

export const getOwnRoster = defineRoute({
  permission: 'session',
  method: 'GET',
  path: '/memberships/{id}/roster/',
  summary: 'The person’s own week there: what is planned, and what was worked',
  params: IdParams,
  query: weekQuery,
  responses: { 200: Roster },
  errors: ['not_found'],
});

const shiftInput = {
  /** On which it begins. */
  day: RosterDay,
  from: Clock,
  /** At or before the beginning it is on the next day. */
  until: Clock,
  /** Empty for the usual one. */
  position: text(POSITION_LENGTH, { isOptional: true }),
} as const;

export const ShiftPlan = z.object({ membership_id: Id, ...shiftInput });
export type ShiftPlan = z.output<typeof ShiftPlan>;

export const planShift = defineRoute({
  ...ofStaffManagers,
  method: 'POST',
  path: '/organizations/{id}/roster/',
  summary: 'Plans a shift of somebody who works here; it lies ahead',
  params: IdParams,
  body: ShiftPlan,
  responses: { 201: z.object({ id: Id }) },
  errors: ['not_found', 'forbidden', 'shifts_overlap'],
});

const ShiftParams = z.object({ id: Id, shift: Id });

export const ShiftChange = z.object({
  ...shiftInput,
  /** As it was read. */
  version: z.number().check(z.int(), z.positive()),
});
export type ShiftChange = z.output<typeof ShiftChange>;

export const changeShift = defineRoute({
  ...ofStaffManagers,
  method: 'PUT',
  path: '/organizations/{id}/roster/{shift}/',
  summary: 'Plans a shift for another time; one that has begun stays as it was planned',
  params: ShiftParams,
  body: ShiftChange,
  responses: { 204: null },
  errors: ['not_found', 'forbidden', 'conflict', 'shift_begun', 'shifts_overlap'],
});

export const cancelShift = defineRoute({
  ...ofStaffManagers,
  method: 'DELETE',
  path: '/organizations/{id}/roster/{shift}/',
  summary: 'Takes back a shift that has not begun',
  params: ShiftParams,
  responses: { 204: null },
  errors: ['not_found', 'forbidden', 'shift_begun'],
});

export const copyRoster = defineRoute({
  ...ofStaffManagers,
  method: 'POST',
  path: '/organizations/{id}/roster/copy/',
  summary: 'Plans the week before once more: same people, days and times; what is there stays',
  params: IdParams,
  /** Any day of the week that is planned. */
  body: z.object({ week: RosterDay }),
  responses: {
    200: z.object({
      copied: z.number(),
      /** Those that overlap others, lie in the past, or are of somebody who works here no longer. */
      skipped: z.number(),
    }),
  },
  errors: ['not_found', 'forbidden'],
});
