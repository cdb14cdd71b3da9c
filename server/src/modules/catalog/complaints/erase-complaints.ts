import type { Eraser } from '../../../platform/personal-data/erasure.ts';
import type { ComplaintsTables } from './complaints.tables.ts';

/** That somebody has complained, and why, stays for those who judge it; what they wrote does not. */
export const eraseComplaints: Eraser<ComplaintsTables> = async ({ trx }, { id }) => {
  await trx.updateTable('complaint').set({ text: '' }).where('user_id', '=', id).execute();
};
