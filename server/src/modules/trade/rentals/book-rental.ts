import { sql } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import type { ItemsTables } from '../../catalog/items/index.ts';
import { lockPerson, type PeopleTables } from '../../identity/people/index.ts';
import type { BlocksTables } from '../../organizations/blocks/index.ts';
import type { OrganizationsTables } from '../../organizations/organizations/index.ts';
import type { CashbackTables } from '../cashback/index.ts';
import { quoteGifts, sumOf, type GiftsTables } from '../gifts/index.ts';
import { allocate, keepToTotal, type ClientCardTables } from '../discounts/index.ts';
import {
  minutesFromNow,
  limitOpenOrders,
  openOrder,
  type OrderDeadlines,
  type OrdersTables,
} from '../orders/index.ts';
import {
  holdPeriod,
  lockRental,
  type BookingRequest,
  type Rental,
  type RentalPeriodsTables,
} from '../rental-periods/index.ts';
import { presentRentalQuote, quoteRental, type QuotedRental } from './quote-rental.ts';

type BookingTables = BlocksTables &
  CashbackTables &
  ClientCardTables &
  GiftsTables &
  ItemsTables &
  OrdersTables &
  OrganizationsTables &
  PeopleTables &
  RentalPeriodsTables;

interface Booking {
  readonly itemId: number;
  readonly clientId: number;
  readonly request: BookingRequest;
  readonly spendGifts: boolean;
  readonly method: 'online_payment' | 'self_pickup';
  /** As the client has seen it, a decimal string; undefined: whatever it is. */
  readonly total: string | undefined;
  readonly deadlines: OrderDeadlines;
}

/**
 * A rental is asked for: its period is held and its price is frozen. Whoever books the same thing waits
 * at its row, so that the period is given once.
 * @throws ApiError `not_found` for what is not let, `invalid_input` against its terms, `period_taken`,
 * as `limitOpenOrders`, `quote_changed` when it costs something else by now, `conflict` where nothing is paid online
 */
export async function bookRental(
  unit: UnitOfWork<BookingTables>,
  { itemId, clientId, request, spendGifts, method, total, deadlines }: Booking,
): Promise<number> {
  const { trx } = unit;
  await lockPerson(trx, clientId);
  const rental = await lockRental(trx, { itemId, viewer: clientId });
  const { organization_id: organizationId, currency } = rental;
  await limitOpenOrders(trx, { clientId, organizationId, pieces: [] });
  if (method === 'online_payment' && !rental.takes_online_payment) throw new ApiError('conflict');
  const quoted = await quoteRental(trx, rental, request, clientId);
  const { period, goods, price, card } = quoted;
  const gifts = await quoteGifts(
    trx,
    { organizationId, clientId, currency },
    { due: price.payable, spendGifts },
  );
  const payable = price.payable - sumOf(gifts.paying);
  keepToTotal(total, { payable, currency }, presentRentalQuote(rental, quoted, gifts));
  const opened = await openOrder(unit, {
    order: {
      kind: 'rent',
      organization_id: organizationId,
      client_id: clientId,
      currency,
      method,
      deadline: answerDeadline(period.from, deadlines),
    },
    lines: linesOf(rental, quoted),
    goods,
    price,
    card,
    gifts: gifts.paying,
    async hold(orderId) {
      const isHeld = await holdPeriod(trx, rental, { orderId, units: request.units, period });
      if (!isHeld) throw new ApiError('period_taken');
    },
  });
  // A card has paid for something else meanwhile.
  if (!opened) throw new ApiError('quote_changed');
  return opened.id;
}

/** The lines of an order of a rental: units that cost the same are one. */
export function linesOf(
  { item_id, name }: Pick<Rental, 'item_id' | 'name'>,
  { parts, price }: Pick<QuotedRental, 'parts' | 'price'>,
) {
  const discounts = allocate(
    price.discount,
    parts.map((part) => part.units * part.price),
  );
  return parts.map((part, place) => ({
    item_id,
    size_id: null,
    name,
    quantity: part.units,
    price: part.price,
    discount: discounts[place]!,
  }));
}

/** When the organization must have answered a booking: before it begins. */
export const answerDeadline = (startsAt: Date, { ORDER_ANSWER_HOURS }: OrderDeadlines) =>
  sql<Date>`least(${minutesFromNow(ORDER_ANSWER_HOURS * 60)}, ${startsAt})`;
