import { z } from 'zod/mini';
import { Id, IdParams, Money, SeenTotal } from './common.ts';
import type { ErrorCode } from './errors.ts';
import { RentalTerms } from './items.ts';
import { RENTAL_UNITS_MAX } from './limits.ts';
import { Receipt } from './orders.ts';
import { PeriodUnit, WallTime } from './periods.ts';
import { defineRoute } from './route.ts';

const wanted = {
  /** The present one to keep the beginning: fewer units return it early, more make it longer. */
  starts_at: WallTime,
  units: z.number().check(z.int(), z.gte(1), z.lte(RENTAL_UNITS_MAX)),
};

/** What another period of a booking comes to. */
export const BookingChangeQuote = z.object({
  starts_at: WallTime,
  ends_at: WallTime,
  /** What the booking costs in money from then on, in all. */
  total: Money,
  /** What goes back of what has been paid. */
  refund: Money,
  /** What of that goes back to gift cards, which come before money; absent where that is nothing. */
  gift_refund: z.optional(Money),
  /** What is kept of the price of the time that is given up, by the terms of the booking. */
  kept: Money,
});
export type BookingChangeQuote = z.output<typeof BookingChangeQuote>;

/** What another period of a booking can be chosen from. */
export const BookingChoice = z.object({
  /** Of the units that are chosen. */
  unit: PeriodUnit,
  /** The least that it can be shortened to. */
  units_min: z.number(),
  /** Null where only its end can be changed: it has been handed over, or is not let any more. */
  terms: z.nullable(RentalTerms),
  /** When nothing is free, leaving the booking itself out. */
  busy: z.array(z.object({ from: WallTime, to: WallTime })),
});
export type BookingChoice = z.output<typeof BookingChoice>;

/** The client, or staff who manage rentals. */
const ofBooking = {
  permission: 'session',
  params: IdParams,
} as const;

export const getBookingChoice = defineRoute({
  ...ofBooking,
  method: 'GET',
  path: '/receipts/{id}/booking/',
  summary: 'What another period of a booking can be chosen from, from now on',
  responses: { 200: BookingChoice },
  errors: ['not_found', 'conflict'],
});

export const quoteBookingChange = defineRoute({
  ...ofBooking,
  method: 'POST',
  path: '/receipts/{id}/booking/preprocess/',
  summary: 'What another period of a booking would cost, and what of the money would go back',
  body: z.object(wanted),
  responses: { 200: BookingChangeQuote },
  errors: ['not_found', 'conflict', 'period_taken', 'booking_price_stands'],
});

/** With what the client has seen of it: another total by now is answered `quote_changed`. */
const change = {
  method: 'PUT',
  body: z.object({ ...wanted, total: SeenTotal }),
  responses: { 200: Receipt },
} as const;

const refusals: ErrorCode[] = [
  'not_found',
  'conflict',
  'period_taken',
  'booking_price_stands',
  'quote_changed',
];

export const changeBooking = defineRoute({
  ...change,
  path: '/receipts/{id}/booking/',
  summary: 'Reschedules a booking of the client, makes it longer, or returns it early',
  permission: 'session',
  params: IdParams,
  errors: refusals,
});

export const changeClientBooking = defineRoute({
  ...change,
  path: '/organizations/{id}/bookings/{order}/',
  summary: 'The same by the staff, which costs the client nothing',
  permission: { organization: 'can_manage_rentals_events', param: 'id' },
  params: z.object({ id: Id, order: Id }),
  errors: [...refusals, 'forbidden'],
});
