import type { Kysely, Transaction } from 'kysely';
import type { PersonPhone, SocialNetwork } from '@karavan/shared-api/contract/person-contacts';
import { lockPerson, type PeopleTables } from '../people/index.ts';
import type { ContactsTables } from './contacts.tables.ts';

type TouchedTables = ContactsTables & PeopleTables;

/** The list becomes exactly this one; of two writers at once the later one's stays whole. */
export function replacePhones(
  db: Kysely<TouchedTables>,
  user_id: number,
  list: readonly PersonPhone[],
): Promise<void> {
  return replacing(db, user_id, async (trx) => {
    await trx.deleteFrom('user_phone_number').where('user_id', '=', user_id).execute();
    if (list.length === 0) return;
    await trx
      .insertInto('user_phone_number')
      .values(list.map(({ phone_number: value }, position) => ({ user_id, position, value })))
      .execute();
  });
}

/** The list becomes exactly this one; of two writers at once the later one's stays whole. */
export function replaceNetworks(
  db: Kysely<TouchedTables>,
  user_id: number,
  list: readonly SocialNetwork[],
): Promise<void> {
  return replacing(db, user_id, async (trx) => {
    await trx.deleteFrom('user_social_network').where('user_id', '=', user_id).execute();
    if (list.length === 0) return;
    await trx
      .insertInto('user_social_network')
      .values(list.map(({ kind, value }, position) => ({ user_id, position, kind, value })))
      .execute();
  });
}

function replacing(
  db: Kysely<TouchedTables>,
  userId: number,
  work: (trx: Transaction<TouchedTables>) => Promise<void>,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await lockPerson(trx, userId);
    await work(trx);
  });
}
