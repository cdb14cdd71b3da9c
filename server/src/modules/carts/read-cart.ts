import type { Kysely } from 'kysely';
import type { Cart } from '@karavan/shared-api/contract/carts';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { Tables } from '../../database-tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { findCashbackBalance } from '../cashback/index.ts';
import { findDeliveryOffer } from '../delivery-offers/index.ts';
import { findCard } from '../discounts/index.ts';
import { presentCart } from './carts.presenter.ts';
import { findCart, findLines } from './carts.queries.ts';
import { priceCart } from './price-cart.ts';

interface WantedCart {
  readonly id: number;
  readonly clientId: number;
  readonly locale: Locale;
}

/**
 * A client's cart as it is now.
 * @throws ApiError `not_found` for a cart of somebody else
 */
export async function readCart(
  db: Kysely<Tables>,
  { id, clientId, locale }: WantedCart,
): Promise<Cart> {
  const cart = await findCart(db, id, clientId);
  if (!cart) throw new ApiError('not_found');
  const { organization_id: organizationId, address_id: addressId } = cart;
  const [lines, card, balance, offer] = await Promise.all([
    findLines(db, [id]),
    findCard(db, organizationId, clientId),
    findCashbackBalance(db, organizationId, clientId),
    findDeliveryOffer(db, { organizationId, clientId, addressId }),
  ]);
  const priced = priceCart(lines, card, cart.spend_cashback ? balance : 0);
  return presentCart({ cart, card, balance, offer, priced }, locale);
}
