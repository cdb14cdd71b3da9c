import type { Kysely } from 'kysely';
import type { FieldProblem } from '@karavan/shared-api/contract/field-problems';
import type { BookingChangeQuote } from '@karavan/shared-api/contract/rental-changes';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { presentMoney } from '../../../../platform/money/present-money.ts';
import { wallTimeOf } from '../../../../platform/time/wall-time.ts';
import { HOUR_MS } from '../../../../platform/time/durations.ts';
import type { ClientCardTables } from '../../discounts/index.ts';
import {
  endOfUnits,
  lengthProblem,
  unitsBegun,
  worthOf,
  type BookingRequest,
  type ChangedBooking,
  type Period,
  type Rental,
} from '../../rental-periods/index.ts';
import { divideRefund } from '../../orders/index.ts';
import { quoteRental, type QuotedRental } from '../quote-rental.ts';
import { settleGivenUp, worthOfUnits, type Settled } from './given-up.ts';

/** Sums are minor units. */
export interface ChangedOrder {
  readonly id: number;
  readonly client_id: number;
  readonly currency: string;
  readonly payment_status: string | null;
  readonly fulfilled_at: Date | null;
  /** In money. */
  readonly total: number;
  readonly refunded: number;
  readonly gift_spent: number;
  readonly gift_returned: number;
  readonly cashback_earned: number;
}

export interface ChangeCase {
  readonly order: ChangedOrder;
  readonly booking: ChangedBooking;
  /** As its client can book it today; null where it is not let any more. */
  readonly rental: Rental | null;
  readonly timeZone: string;
  readonly isByClient: boolean;
}

/** Another period of a booking, and what it comes to. Sums are minor units. */
export interface PlannedChange extends Settled {
  readonly period: Period;
  readonly length: Pick<ChangedBooking, 'unit' | 'units' | 'by_night'>;
  /** What it costs in money from then on, in all. */
  readonly total: number;
  /** What of the refund goes to gift cards. */
  readonly giftRefund: number;
  readonly cashbackEarned: number;
  /** Only its end comes nearer: nothing has to be free. */
  readonly isShorter: boolean;
  /** What it is priced as anew; null once it has been paid for. */
  readonly priced: QuotedRental | null;
}

/**
 * What another period of a booking comes to: before anything is paid, what the terms of today say. What has been paid for
 * may become less by it, and never more: fewer units by their share, another time by its price. What the client gives up
 * too late is settled by the terms of the booking.
 * @returns null where nothing would change
 * @throws ApiError `conflict` for another beginning of what has begun, or of what is not let any more,
 * `booking_price_stands`, `invalid_input` naming what does not keep to the terms
 */
export async function planChange(
  db: Pick<Kysely<ClientCardTables>, 'selectFrom'>,
  change: ChangeCase,
  request: BookingRequest,
): Promise<PlannedChange | null> {
  const { booking, rental, timeZone, order } = change;
  const isFixed = booking.activated_at !== null || rental === null;
  const keepsStart = request.starts_at === wallTimeOf(booking.from, timeZone);
  const countsAlike =
    isFixed || (rental.unit === booking.unit && (rental.departs_at !== null) === booking.by_night);
  if (keepsStart && countsAlike && request.units === booking.units) return null;
  if (isFixed && !keepsStart) throw new ApiError('conflict');
  const isShorter = keepsStart && countsAlike && request.units < booking.units;
  if (order.payment_status === 'accepted') {
    if (isShorter) return planShorter(change, request.units);
    // More of what has begun would have to be paid for anew.
    if (isFixed) throw new ApiError('booking_price_stands');
    return planOther(db, change, { rental, request, keepsStart });
  }
  if (isFixed) throw new ApiError('conflict');
  const quoted = await quoteFor(db, change, { rental, request, keepsStart });
  const { payable } = quoted.price;
  const total = Math.max(payable - order.gift_spent, 0);
  const giftRefund = Math.max(order.gift_spent - payable, 0);
  // A payment that was begun is of this sum.
  if (order.payment_status !== null && total !== order.total) {
    throw new ApiError('booking_price_stands');
  }
  return {
    ...ofQuoted(rental, request, quoted),
    total,
    refund: giftRefund,
    giftRefund,
    kept: 0,
    cashbackEarned: quoted.price.cashbackEarned,
    isShorter,
    priced: quoted,
  };
}

/** What the client has paid for the time that they have. */
const restOf = ({ order, booking }: ChangeCase) => worthOf(order) - booking.kept;

/** What is left of the price in money, and what goes back to gift cards, when so much goes back. */
function afterRefund({ order }: ChangeCase, refund: number) {
  const { money, gifts } = divideRefund(refund, order);
  return { total: order.total - order.refunded - money, giftRefund: gifts };
}

/** What is kept of what the client gives up now. */
function percentNow({ booking, isByClient }: ChangeCase): number {
  const { from, cancel_hours, cancel_percent } = booking;
  const isLate = Date.now() > from.getTime() - cancel_hours * HOUR_MS;
  return isByClient && isLate ? cancel_percent : 0;
}

function planShorter(change: ChangeCase, units: number): PlannedChange {
  const { order, booking, rental, timeZone } = change;
  const refuse = (problem: FieldProblem) =>
    new ApiError('invalid_input', { fields: { units: [{ problem }] } });
  if (units < unitsBegun(booking, timeZone, new Date())) throw refuse('too_small');
  const problem = rental && booking.activated_at === null ? lengthProblem(rental, units) : null;
  if (problem) throw refuse(problem);
  const worth = restOf(change);
  const rest = worthOfUnits(worth, units, booking.units);
  const isBooked = order.fulfilled_at !== null;
  const settled = settleGivenUp({
    worth,
    rest,
    percent: percentNow(change),
    earned: isBooked ? order.cashback_earned : 0,
  });
  return {
    ...settled,
    period: { from: booking.from, to: endOfUnits(booking, units, timeZone) },
    length: { unit: booking.unit, by_night: booking.by_night, units },
    ...afterRefund(change, settled.refund),
    cashbackEarned: isBooked
      ? order.cashback_earned
      : worthOfUnits(order.cashback_earned, units, booking.units),
    isShorter: true,
    priced: null,
  };
}

interface Anew {
  readonly rental: Rental;
  readonly request: BookingRequest;
  readonly keepsStart: boolean;
}

const quoteFor = (
  db: Pick<Kysely<ClientCardTables>, 'selectFrom'>,
  { order }: ChangeCase,
  { rental, request, keepsStart }: Anew,
) => quoteRental(db, rental, request, order.client_id, keepsStart ? request.starts_at : null);

/** Another time of what has been paid for: the old one is given up, unless it only becomes longer. */
async function planOther(
  db: Pick<Kysely<ClientCardTables>, 'selectFrom'>,
  change: ChangeCase,
  anew: Anew,
): Promise<PlannedChange> {
  const { order } = change;
  const quoted = await quoteFor(db, change, anew);
  const worth = restOf(change);
  const kept = anew.keepsStart ? 0 : Math.round((worth * percentNow(change)) / 100);
  const refund = worth - quoted.price.payable - kept;
  if (refund < 0) throw new ApiError('booking_price_stands');
  return {
    ...ofQuoted(anew.rental, anew.request, quoted),
    refund,
    kept,
    ...afterRefund(change, refund),
    cashbackEarned: Math.min(order.cashback_earned, quoted.price.cashbackEarned),
    isShorter: false,
    priced: null,
  };
}

const ofQuoted = (rental: Rental, { units }: BookingRequest, { period }: QuotedRental) => ({
  period,
  length: { unit: rental.unit, by_night: rental.departs_at !== null, units },
});

export function presentChange(
  { order, timeZone }: Pick<ChangeCase, 'order' | 'timeZone'>,
  {
    period,
    total,
    refund,
    giftRefund,
    kept,
  }: Pick<PlannedChange, 'period' | 'total' | 'refund' | 'giftRefund' | 'kept'>,
): BookingChangeQuote {
  const money = (minor: number) => presentMoney(minor, order.currency);
  return {
    starts_at: wallTimeOf(period.from, timeZone),
    ends_at: wallTimeOf(period.to, timeZone),
    total: money(total),
    refund: money(refund),
    ...(giftRefund > 0 && { gift_refund: money(giftRefund) }),
    kept: money(kept),
  };
}
