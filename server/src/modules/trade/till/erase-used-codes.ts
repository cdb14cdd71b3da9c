import type { Eraser } from '../../../platform/personal-data/erasure.ts';
import type { TillTables } from './till.tables.ts';

export const eraseUsedCodes: Eraser<TillTables> = async ({ trx }, { id }) => {
  await trx.deleteFrom('used_personal_code').where('client_id', '=', id).execute();
};
