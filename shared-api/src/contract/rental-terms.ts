import { z } from 'zod/mini';
import { atMost } from './at-most.ts';
import { Amount, Id, IdParams, Image, InputAmount, Money } from './common.ts';
import type { FieldProblem } from './field-problems.ts';
import { ItemStatus } from './item-editing.ts';
import {
  RENTAL_BLOCK_DAYS_MAX,
  RENTAL_BUFFER_MAX,
  RENTAL_DAYS_AHEAD,
  RENTAL_NOTE_LENGTH,
  RENTAL_NOTICE_MAX,
  RENTAL_PRICE_RULES_MAX,
  RENTAL_QUANTITY_MAX,
  RENTAL_UNITS_MAX,
  URL_MAX_LENGTH,
} from './limits.ts';
import { RENTAL_MANAGERS } from './permissions.ts';
import { Day, PeriodUnit, WallTime } from './periods.ts';
import { defineRoute } from './route.ts';
import { text } from './text.ts';

const problem = (name: FieldProblem) => name;
const whole = (least: number, most: number) =>
  z
    .number({ error: problem('required') })
    .check(
      z.int(problem('invalid')),
      z.gte(least, problem('too_small')),
      z.lte(most, problem('too_big')),
    );
/** `HH:MM` of the clock there. */
const Clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, problem('invalid')));

/** A price of its own for a season, for days of the week, or for both. */
const PriceRuleInput = z
  .object({
    from: z.nullable(Day),
    /** Included. */
    to: z.nullable(Day),
    /** ISO 8601: Monday is 1; none means all of them. */
    weekdays: z.array(whole(1, 7)).check(
      atMost(7),
      z.refine((days) => new Set(days).size === days.length, problem('repeated')),
    ),
    price: InputAmount,
  })
  .check(
    z.refine(({ from, to }) => from === null || to === null || from <= to, {
      error: problem('reversed_range'),
      path: ['to'],
    }),
    z.refine(({ from, to, weekdays }) => from !== null || to !== null || weekdays.length > 0, {
      error: problem('required'),
      path: ['from'],
    }),
  );
export type PriceRuleInput = z.output<typeof PriceRuleInput>;

/** What staff say of how something is let. */
export const termsFields = {
  price: InputAmount,
  unit: PeriodUnit,
  units_min: whole(1, RENTAL_UNITS_MAX),
  units_max: whole(1, RENTAL_UNITS_MAX),
  /** Longer rentals are so many units longer. */
  units_step: whole(1, RENTAL_UNITS_MAX),
  /** By the hour and minute a rental begins between these, a longer one at the first. */
  starts_from: Clock,
  starts_until: Clock,
  /** When a stay ends on the day of departure; null where days are not counted as nights. */
  departs_at: z.nullable(Clock),
  /** How many of the same thing there are. */
  quantity: whole(1, RENTAL_QUANTITY_MAX),
  /** How long it is kept free before and after each rental, in minutes. */
  buffer_before: whole(0, RENTAL_BUFFER_MAX),
  buffer_after: whole(0, RENTAL_BUFFER_MAX),
  /** How long before its beginning a rental must be asked for, in hours. */
  notice_hours: whole(0, RENTAL_NOTICE_MAX),
  days_ahead: whole(1, RENTAL_DAYS_AHEAD),
  /** Taken when it is handed over, and given back when it returns. */
  deposit: InputAmount,
  /** Until so many hours before its beginning a rental is cancelled for nothing. */
  cancel_hours: whole(0, RENTAL_NOTICE_MAX),
  /** What is kept of the price afterwards. */
  cancel_percent: whole(0, 100),
  /** The first one that a day keeps to counts. */
  rules: z.array(PriceRuleInput).check(atMost(RENTAL_PRICE_RULES_MAX)),
};

const Fields = z.object(termsFields);

/** What the terms must be beside each other. */
export function checkTerms({ value, issues }: z.core.ParsePayload<z.output<typeof Fields>>): void {
  const refuse = (field: keyof typeof termsFields, message: FieldProblem) =>
    issues.push({ code: 'custom', message, path: [field], input: value[field] });
  const { unit, units_min, units_max, starts_from, starts_until, departs_at } = value;
  if (Number(value.price) === 0) refuse('price', 'too_small');
  if (units_max < units_min) refuse('units_max', 'too_small');
  if (starts_until < starts_from) refuse('starts_until', 'reversed_range');
  if (departs_at !== null && unit !== 'day') refuse('departs_at', 'invalid');
  // Whoever arrives on the day of a departure finds it free.
  if (departs_at !== null && departs_at > starts_from) refuse('departs_at', 'too_big');
}

/** Something that is let, as its staff see it. */
export const StaffRental = z.object({
  id: Id,
  title: z.string(),
  image: z.nullable(Image),
  status: ItemStatus,
  price: z.nullable(Money),
  unit: z.nullable(PeriodUnit),
  quantity: z.number(),
  /** How many bookings of it are open or under way. */
  live_bookings: z.number(),
});
export type StaffRental = z.output<typeof StaffRental>;

/** The terms as staff edit them. Bookings keep those they were made on. */
export const EditedRental = z.object({
  id: Id,
  title: z.string(),
  /** Sent back with an edit: it fails once somebody else has made another one. */
  version: z.number(),
  currency: z.string(),
  time_zone: z.string(),
  live_bookings: z.number(),
  terms: z.object({
    ...termsFields,
    price: Amount,
    deposit: Amount,
    rules: z.array(
      z.object({
        from: z.nullable(z.string()),
        to: z.nullable(z.string()),
        weekdays: z.array(z.number()),
        price: Amount,
      }),
    ),
  }),
});
export type EditedRental = z.output<typeof EditedRental>;

export const BlockReason = z.enum(['repair', 'own_use', 'other', 'calendar']);
export type BlockReason = z.output<typeof BlockReason>;

/** A time in which staff let some of a thing to nobody. */
export const RentalBlock = z.object({
  id: Id,
  from: WallTime,
  to: WallTime,
  /** How many of the thing. */
  pieces: z.number(),
  reason: BlockReason,
  note: z.string(),
});
export type RentalBlock = z.output<typeof RentalBlock>;

/** A month of a rental, day by day. */
export const RentalMonth = z.object({
  days: z.array(
    z.object({
      day: Day,
      /** How many are free all day long. */
      free: z.number(),
      price: Money,
    }),
  ),
  bookings: z.array(z.object({ order_id: Id, from: WallTime, to: WallTime })),
  blocks: z.array(RentalBlock),
});
export type RentalMonth = z.output<typeof RentalMonth>;

const ofStaff = {
  permission: { organization: RENTAL_MANAGERS, param: 'id' },
} as const;

const ofRental = {
  ...ofStaff,
  params: z.object({ id: Id, item: Id }),
} as const;

export const listStaffRentals = defineRoute({
  ...ofStaff,
  method: 'GET',
  path: '/organizations/{id}/rentals/',
  summary: 'What an organization lets, as its staff see it, the latest first',
  params: IdParams,
  responses: { 200: z.object({ list: z.array(StaffRental) }) },
  errors: ['not_found', 'forbidden'],
});

export const getEditedRental = defineRoute({
  ...ofRental,
  method: 'GET',
  path: '/organizations/{id}/rentals/{item}/',
  summary: 'The terms on which something is let',
  responses: { 200: EditedRental },
  errors: ['not_found', 'forbidden'],
});

/** What an edit of the terms sends. */
export const RentalTermsChange = z
  .object({ ...termsFields, version: z.number().check(z.int(), z.gte(1)) })
  .check(checkTerms);
export type RentalTermsChange = z.output<typeof RentalTermsChange>;

export const updateRentalTerms = defineRoute({
  ...ofRental,
  method: 'PUT',
  path: '/organizations/{id}/rentals/{item}/',
  summary: 'Changes the terms of a rental for bookings from now on',
  body: RentalTermsChange,
  responses: { 200: EditedRental },
  errors: ['not_found', 'forbidden', 'settings_changed', 'period_booked'],
});

export const getRentalMonth = defineRoute({
  ...ofRental,
  method: 'GET',
  path: '/organizations/{id}/rentals/{item}/month/',
  summary: 'A month of a rental: what is free on each day and costs, its bookings and blocks',
  query: z.object({
    month: z.string().check(z.regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/, problem('date_format'))),
  }),
  responses: { 200: RentalMonth },
  errors: ['not_found', 'forbidden'],
});

export const blockRental = defineRoute({
  ...ofRental,
  method: 'POST',
  path: '/organizations/{id}/rentals/{item}/blocks/',
  summary: 'Lets some of a thing to nobody on some days; refused where bookings stand',
  idempotent: true,
  body: z
    .object({
      from: Day,
      /** Included. */
      to: Day,
      pieces: whole(1, RENTAL_QUANTITY_MAX),
      reason: z.enum(['repair', 'own_use', 'other']),
      note: text(RENTAL_NOTE_LENGTH, { isOptional: true }),
    })
    .check(
      z.refine(({ from, to }) => from <= to, { error: problem('reversed_range'), path: ['to'] }),
      z.refine(
        ({ from, to }) => Date.parse(to) - Date.parse(from) < RENTAL_BLOCK_DAYS_MAX * 86_400_000,
        {
          error: problem('too_big'),
          path: ['to'],
        },
      ),
    ),
  responses: { 201: RentalBlock },
  errors: [
    'not_found',
    'forbidden',
    'period_booked',
    'idempotency_key_required',
    'idempotency_key_reused',
  ],
});

export const unblockRental = defineRoute({
  ...ofStaff,
  method: 'DELETE',
  path: '/organizations/{id}/rental-blocks/{block}/',
  summary: 'Lets a blocked period again; not one that an imported calendar blocks',
  params: z.object({ id: Id, block: Id }),
  responses: { 204: null },
  errors: ['not_found', 'forbidden', 'conflict'],
});

/** A calendar of another site that a rental follows, and how that goes. */
export const ForeignCalendar = z.object({
  id: Id,
  url: z.string(),
  /** When it was read last; null: not yet. */
  checked_at: z.nullable(z.string()),
  /** Why it could not be read the last time. */
  problem: z.nullable(
    z.enum(['address', 'redirects', 'status', 'type', 'size', 'time', 'network', 'format']),
  ),
  /** How many of its events block something. */
  blocked: z.number(),
  /** Events that block nothing because bookings stand, the first of them. */
  conflicts: z.array(z.object({ from: WallTime, to: WallTime })),
});
export type ForeignCalendar = z.output<typeof ForeignCalendar>;

/** How a rental and other calendars know of each other. */
export const RentalCalendars = z.object({
  /** The path of its own calendar, for other sites; null while it has none. */
  feed: z.nullable(z.string()),
  calendars: z.array(ForeignCalendar),
});
export type RentalCalendars = z.output<typeof RentalCalendars>;

export const getRentalCalendars = defineRoute({
  ...ofRental,
  method: 'GET',
  path: '/organizations/{id}/rentals/{item}/calendars/',
  summary: 'The address of the calendar of a rental, and the calendars of others that it follows',
  responses: { 200: RentalCalendars },
  errors: ['not_found', 'forbidden'],
});

export const openRentalFeed = defineRoute({
  ...ofRental,
  method: 'POST',
  path: '/organizations/{id}/rentals/{item}/feed/',
  summary: 'Draws a secret address for the calendar of a rental; the one before works no longer',
  responses: { 201: RentalCalendars },
  errors: ['not_found', 'forbidden'],
});

export const closeRentalFeed = defineRoute({
  ...ofRental,
  method: 'DELETE',
  path: '/organizations/{id}/rentals/{item}/feed/',
  summary: 'Takes the address of the calendar back',
  responses: { 204: null },
  errors: ['not_found', 'forbidden'],
});

export const addRentalCalendar = defineRoute({
  ...ofRental,
  method: 'POST',
  path: '/organizations/{id}/rentals/{item}/calendars/',
  summary: 'Follows a calendar of another site: what is taken there is let to nobody here',
  body: z.object({
    url: text(URL_MAX_LENGTH).check(
      z.regex(/^https:\/\/[^\s/]+\.[^\s/]+\/\S*$/i, problem('link_format')),
    ),
  }),
  responses: { 201: RentalCalendars },
  errors: ['not_found', 'forbidden', 'too_many_kept', 'limit_exceeded'],
});

export const removeRentalCalendar = defineRoute({
  ...ofStaff,
  method: 'DELETE',
  path: '/organizations/{id}/rental-calendars/{calendar}/',
  summary: 'Follows a calendar no longer; what it has blocked is let again',
  params: z.object({ id: Id, calendar: Id }),
  responses: { 204: null },
  errors: ['not_found', 'forbidden'],
});

export const readRentalFeed = defineRoute({
  method: 'GET',
  path: '/rentals/feeds/{secret}/',
  summary: 'When a rental is taken, as a calendar (RFC 5545), for whoever has the address',
  permission: 'public',
  params: z.object({ secret: z.string().check(z.minLength(1), atMost(64)) }),
  responses: { 200: { mediaType: 'text/calendar; charset=utf-8' } },
  errors: ['not_found'],
});
