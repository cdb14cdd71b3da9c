import type { Kysely } from 'kysely';
import type { RentalQuote } from '@karavan/shared-api/contract/rentals';
import { sumOfParts, type PricePart } from '@karavan/shared-api/contract/rental-price';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { presentMoney } from '../../../platform/money/present-money.ts';
import { presentPercent } from '../../../platform/money/present-percent.ts';
import { wallTimeOf } from '../../../platform/time/wall-time.ts';
import { presentQuotedGifts, sumOf, type QuotedGifts } from '../gifts/index.ts';
import {
  cardFor,
  findClientCards,
  priceSale,
  type ClientCard,
  type ClientCardTables,
  type SalePrice,
} from '../discounts/index.ts';
import {
  checkBookingRequest,
  priceRental,
  type Period,
  type Rental,
  type BookingRequest,
} from '../rental-periods/index.ts';

/** What a rental costs. Sums are minor units. */
export interface QuotedRental {
  readonly period: Period;
  /** Units that cost the same, together. */
  readonly parts: readonly PricePart[];
  readonly goods: number;
  readonly price: SalePrice;
  readonly card: ClientCard | null;
}

/**
 * Works out what a client would pay for a rental, whether or not it is free then.
 * @param clientId null for a guest, who has no card
 * @param keptStart where a booking is changed, the beginning that it has
 * @throws ApiError `invalid_input` naming what does not keep to the terms
 */
export async function quoteRental(
  db: Pick<Kysely<ClientCardTables>, 'selectFrom'>,
  rental: Rental,
  request: BookingRequest,
  clientId: number | null,
  keptStart: string | null = null,
): Promise<QuotedRental> {
  const checked = checkBookingRequest(rental, request, new Date(), keptStart);
  if ('problem' in checked) {
    const { field, problem } = checked;
    throw new ApiError('invalid_input', { fields: { [field]: [{ problem }] } });
  }
  const parts = priceRental(rental, request);
  const goods = sumOfParts(parts);
  const card =
    clientId === null
      ? null
      : cardFor(await findClientCards(db, rental.organization_id, clientId), goods);
  return { period: checked.period, parts, goods, price: priceSale(goods, card, 0), card };
}

export function presentRentalQuote(
  { currency, time_zone: timeZone, deposit }: Rental,
  { period, parts, goods, price, card }: QuotedRental,
  gifts: QuotedGifts,
): RentalQuote {
  const money = (minor: number) => presentMoney(minor, currency);
  return {
    starts_at: wallTimeOf(period.from, timeZone),
    ends_at: wallTimeOf(period.to, timeZone),
    parts: parts.map(({ units, price: each }) => ({ units, price: money(each) })),
    goods: money(goods),
    discount: money(price.discount),
    discount_percent: presentPercent(card?.kind === 'cashback' ? 0 : (card?.basisPoints ?? 0)),
    cashback_earned: money(price.cashbackEarned),
    ...presentQuotedGifts(gifts, currency),
    total: money(price.payable - sumOf(gifts.paying)),
    deposit: money(deposit),
  };
}
