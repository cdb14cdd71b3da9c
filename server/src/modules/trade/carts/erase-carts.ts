import type { Eraser } from '../../../platform/personal-data/erasure.ts';
import type { CartsTables } from './carts.tables.ts';

/** Their lines go with them. */
export const eraseCarts: Eraser<CartsTables> = async ({ trx }, { id }) => {
  await trx.deleteFrom('cart').where('client_id', '=', id).execute();
};
