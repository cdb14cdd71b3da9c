import type { Eraser } from '../../../platform/personal-data/erasure.ts';
import type { WholesaleTables } from './wholesale.tables.ts';

/** Whoever is gone buys nothing any more. */
export const eraseWholesale: Eraser<WholesaleTables> = async ({ trx }, { id }) => {
  await trx.deleteFrom('wholesale_client').where('client_id', '=', id).execute();
};
