import type { Eraser } from '../../../platform/personal-data/erasure.ts';
import type { ExportsTables } from './exports.tables.ts';

/** The archive; its file belongs to nobody then and is deleted within the hour. */
export const eraseExport: Eraser<ExportsTables> = async ({ trx }, { id }) => {
  await trx.deleteFrom('data_export').where('user_id', '=', id).execute();
};
