import type { Eraser } from '../../../platform/personal-data/erasure.ts';
import type { DeliveryAddressesTables } from './delivery-addresses.tables.ts';

export const eraseAddresses: Eraser<DeliveryAddressesTables> = async ({ trx }, { id }) => {
  await trx.deleteFrom('delivery_address').where('user_id', '=', id).execute();
};
