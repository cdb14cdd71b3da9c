import type { Kysely } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import {
  findCard,
  priceSale,
  type ClientCard,
  type ClientCardTables,
  type SalePrice,
} from '../discounts/index.ts';
import {
  checkBookingRequest,
  type Period,
  type Rental,
  type BookingRequest,
} from '../rental-periods/index.ts';

/** What a rental costs. Sums are minor units. */
export interface QuotedRental {
  readonly period: Period;
  readonly goods: number;
  readonly price: SalePrice;
  readonly card: ClientCard | null;
}

/**
 * Works out what a client would pay for a rental, whether or not it is free then.
 * @param clientId null for a guest, who has no card
 * @throws ApiError `invalid_input` naming what does not keep to the terms
 */
export async function quoteRental(
  db: Pick<Kysely<ClientCardTables>, 'selectFrom'>,
  rental: Rental,
  request: BookingRequest,
  clientId: number | null,
): Promise<QuotedRental> {
  const checked = checkBookingRequest(rental, request, new Date());
  if ('problem' in checked) {
    const { field, problem } = checked;
    throw new ApiError('invalid_input', { fields: { [field]: [{ problem }] } });
  }
  const card = clientId === null ? null : await findCard(db, rental.organization_id, clientId);
  const goods = rental.price * request.units;
  return { period: checked.period, goods, price: priceSale(goods, card, 0), card };
}
