import { sql, type RawBuilder } from 'kysely';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../../platform/events/unit-of-work.ts';
import { keepToTotal } from '../../discounts/index.ts';
import {
  lockOrder,
  movePayment,
  refundPart,
  repriceOrder,
  type OrderDeadlines,
  type OrderRow,
} from '../../orders/index.ts';
import {
  findChangedBooking,
  lockTerms,
  storePeriod,
  type BookingRequest,
} from '../../rental-periods/index.ts';
import { answerDeadline, linesOf } from '../book-rental.ts';
import { bookingChanged } from '../rentals.events.ts';
import type { ChangeTables } from './change-tables.ts';
import { findChangeCase } from './find-change-case.ts';
import { keepToFreeTime } from './keep-to-free-time.ts';
import { planChange, presentChange, type ChangeCase, type PlannedChange } from './plan-change.ts';

interface BookingChange {
  readonly orderId: number;
  readonly by: { readonly clientId: number } | { readonly organizationId: number };
  readonly actorId: number;
  readonly request: BookingRequest;
  /** As it was shown, a decimal string; undefined: whatever it is. */
  readonly total: string | undefined;
  readonly deadlines: OrderDeadlines;
}

/**
 * Gives a booking another period: it is rescheduled, becomes longer, or is returned early. The order is locked first, then
 * the thing, at whose row all wait who book it; what is free and what it costs is read afterwards. Asked for again, it
 * changes nothing.
 * @throws ApiError `not_found` for a booking of others, `period_taken`, `quote_changed`; as `planChange` and `findChangeCase`
 */
export async function changeBooking(
  unit: UnitOfWork<ChangeTables>,
  { orderId, by, actorId, request, total, deadlines }: BookingChange,
): Promise<void> {
  const { trx, emit } = unit;
  const order = await lockOrder(trx, orderId, by);
  const booked = await findChangedBooking(trx, orderId);
  if (!booked) throw new ApiError('conflict');
  await lockTerms(trx, booked.item_id);
  const change = await findChangeCase(trx, { order, isByClient: 'clientId' in by });
  const plan = await planChange(trx, change, request);
  if (!plan) return;
  keepToTotal(
    total,
    { payable: plan.total, currency: order.currency },
    presentChange(change, plan),
  );
  await keepToFreeTime(trx, change, plan);
  const changes = await storePeriod(trx, {
    orderId,
    ...plan.length,
    period: plan.period,
    kept: plan.kept,
    isFreeToCancel: !change.isByClient,
  });
  await storePrice(unit, order, { change, plan, deadlines });
  emit(
    bookingChanged({
      organizationId: order.organization_id,
      orderId,
      clientId: order.client_id,
      itemId: booked.item_id,
      actorId,
      isByClient: change.isByClient,
      changes,
    }),
  );
}

interface NewPrice {
  readonly change: ChangeCase;
  readonly plan: PlannedChange;
  readonly deadlines: OrderDeadlines;
}

async function storePrice(
  unit: UnitOfWork<ChangeTables>,
  order: OrderRow,
  { change: { rental }, plan, deadlines }: NewPrice,
): Promise<void> {
  const { trx } = unit;
  const { priced, period, total, refund, cashbackEarned } = plan;
  if (priced && rental) {
    // What gift cards have paid covers the shorter time of what was to be paid for.
    const isPaid = total === 0 && order.status === 'accepted' && order.payment_status === null;
    await repriceOrder(trx, order, {
      lines: linesOf(rental, priced),
      goods: priced.goods,
      price: priced.price,
      card: priced.card,
      deadline: isPaid ? null : deadlineOf(order, period.to, { from: period.from, deadlines }),
    });
    if (isPaid) await movePayment(unit, { ...order, total }, 'waive');
    return;
  }
  await refundPart(trx, order, { refund, cashbackEarned });
}

interface Asked {
  readonly from: Date;
  readonly deadlines: OrderDeadlines;
}

/** By when it is to be answered, paid or come for. Whoever has to pay gets no more time for it. */
function deadlineOf(
  { status, method, deadline }: OrderRow,
  to: Date,
  { from, deadlines }: Asked,
): RawBuilder<Date> {
  if (status === 'in_progress') return answerDeadline(from, deadlines);
  return method === 'online_payment'
    ? sql<Date>`least(${deadline}::timestamptz, ${to}::timestamptz)`
    : sql<Date>`${to}::timestamptz`;
}
