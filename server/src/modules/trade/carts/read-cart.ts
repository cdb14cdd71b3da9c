import type { Kysely } from 'kysely';
import type { Cart } from '@karavan/shared-api/contract/carts';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { AnswerTimes } from './answer-times.ts';
import { presentCart } from './carts.presenter.ts';
import {
  createFindCart,
  type PricedCartTables,
  type SelectUsualDelivery,
} from './carts.queries.ts';
import { priceFoundCart } from './price-cart.ts';

interface WantedCart {
  readonly id: number;
  readonly clientId: number;
  readonly locale: Locale;
}

/** Reads a client's cart as it is now; throws `not_found` for a cart of somebody else. */
export type ReadCart = (wanted: WantedCart) => Promise<Cart>;

interface CartParts {
  readonly db: Kysely<PricedCartTables>;
  readonly times: AnswerTimes;
  readonly selectUsualDelivery: SelectUsualDelivery;
}

export function createReadCart({ db, times, selectUsualDelivery }: CartParts): ReadCart {
  const findCart = createFindCart(selectUsualDelivery);
  return async ({ id, clientId, locale }) => {
    const [cart] = await findCart(db, { id, clientId });
    if (!cart) throw new ApiError('not_found');
    return presentCart({ cart, ...priceFoundCart(cart), times }, locale);
  };
}
