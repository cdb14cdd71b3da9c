import type { Eraser } from '../../../platform/personal-data/erasure.ts';
import type { ContactsTables } from './contacts.tables.ts';

export const eraseContacts: Eraser<ContactsTables> = async ({ trx }, { id }) => {
  await trx.deleteFrom('user_phone_number').where('user_id', '=', id).execute();
  await trx.deleteFrom('user_social_network').where('user_id', '=', id).execute();
};
