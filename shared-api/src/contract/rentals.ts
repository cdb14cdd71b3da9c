import { z } from 'zod/mini';
import { Id, IdParams, InputAmount, Money, SeenTotal } from './common.ts';
import type { FieldProblem } from './field-problems.ts';
import { GiftOffer } from './gift-offer.ts';
import { RENTAL_NOTE_LENGTH, RENTAL_UNITS_MAX } from './limits.ts';
import { Receipt } from './orders.ts';
import { Day, WallTime } from './periods.ts';
import { defineRoute } from './route.ts';
import { text } from './text.ts';

const bookingRequest = {
  starts_at: WallTime,
  /** How many of the unit that the price is for. */
  units: z.number().check(z.int(), z.gte(1), z.lte(RENTAL_UNITS_MAX)),
  /** Whether the caller's gift cards pay, as much as there is on them. */
  spend_gifts: z.optional(z.boolean()),
};

/** What a rental would cost, and until when. */
export const RentalQuote = z.object({
  starts_at: WallTime,
  ends_at: WallTime,
  /** Units that cost the same, together. */
  parts: z.array(z.object({ units: z.number(), price: Money })),
  goods: Money,
  discount: Money,
  /** Decimal string: `7.5`; `0` without a card. */
  discount_percent: z.string(),
  cashback_earned: Money,
  /** Absent where the caller has none there. */
  gifts: z.optional(GiftOffer),
  /** What is left to pay in money. */
  total: Money,
  /** Paid when it is handed over and given back when it returns; no part of the total. */
  deposit: Money,
});
export type RentalQuote = z.output<typeof RentalQuote>;

export const listBusyPeriods = defineRoute({
  method: 'GET',
  path: '/rentals/{id}/periods/',
  summary:
    'The periods in which a rental item is fully booked, between two days, and what it costs on days with a price of their own',
  permission: 'public',
  params: IdParams,
  query: z.object({ from: Day, to: Day }),
  responses: {
    200: z.object({
      busy: z.array(z.object({ from: WallTime, to: WallTime })),
      /** Of the days on which it costs something else than usual, for one of the unit that begins then. */
      prices: z.array(z.object({ day: Day, price: Money })),
    }),
  },
  errors: ['not_found'],
});

export const preprocessBooking = defineRoute({
  method: 'POST',
  path: '/rentals/{id}/booking/preprocess/',
  summary: 'What a rental would cost, with the discount card of the signed-in person',
  permission: 'public',
  params: IdParams,
  body: z.object(bookingRequest),
  responses: { 200: RentalQuote },
  errors: ['not_found', 'period_taken'],
});

export const bookRental = defineRoute({
  method: 'POST',
  path: '/rentals/{id}/booking/',
  summary: 'Requests a rental; the period is on hold until the organization answers',
  permission: 'session',
  idempotent: true,
  params: IdParams,
  body: z.object({
    ...bookingRequest,
    method: z.enum(['online_payment', 'self_pickup']),
    total: SeenTotal,
  }),
  responses: { 201: z.object({ transaction_id: Id }) },
  errors: [
    'not_found',
    'conflict',
    'blocked',
    'sells_nothing',
    'period_taken',
    'quote_changed',
    'too_many_open',
  ],
});

const ofStaff = {
  method: 'POST',
  permission: { organization: 'can_scan', param: 'id' },
  params: z.object({ id: Id, order: Id }),
  responses: { 200: Receipt },
  errors: ['not_found', 'forbidden', 'conflict'],
} as const;

export const activateRental = defineRoute({
  ...ofStaff,
  path: '/organizations/{id}/bookings/{order}/activate/',
  summary: 'Hands over the rental to its client, once for each booking; a repeat changes nothing',
  errors: [...ofStaff.errors, 'booking_not_due'],
});

export const settleDeposit = defineRoute({
  ...ofStaff,
  path: '/organizations/{id}/bookings/{order}/deposit/',
  summary:
    'Gives the deposit of a returned rental back, all but what is kept of it; once for each booking',
  body: z
    .object({
      /** In the currency of the order. */
      kept: InputAmount,
      reason: text(RENTAL_NOTE_LENGTH, { isOptional: true }),
    })
    .check(
      z.refine(({ kept, reason }) => Number(kept) === 0 || reason !== '', {
        error: 'required' satisfies FieldProblem,
        path: ['reason'],
      }),
    ),
});

export const completeRental = defineRoute({
  ...ofStaff,
  path: '/organizations/{id}/bookings/{order}/complete/',
  summary: 'Confirms that the rental has been returned; the rest of its period is free again',
});
