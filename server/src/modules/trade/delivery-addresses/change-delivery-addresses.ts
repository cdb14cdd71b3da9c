import type { Insertable, Kysely, Transaction } from 'kysely';
import { DELIVERY_ADDRESSES_MAX } from '@karavan/shared-api/contract/limits';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { lockPerson, type PeopleTables } from '../../identity/people/index.ts';
import type { DeliveryAddressesTables } from './delivery-addresses.tables.ts';
import type { AddressRow } from './select-addresses.ts';

type AddressTable = DeliveryAddressesTables['delivery_address'];
type AddressValues = Omit<Insertable<AddressTable>, 'id' | 'user_id' | 'is_default'>;
type TouchedTables = DeliveryAddressesTables & PeopleTables;

/** Whose address it must be. */
interface OwnAddress {
  readonly id: number;
  readonly userId: number;
}

/** @throws ApiError `too_many_kept` when the person keeps as many as allowed */
export function createAddress(
  db: Kysely<TouchedTables>,
  userId: number,
  values: AddressValues,
): Promise<AddressRow> {
  return oneAtATime(db, userId, async (trx) => {
    const { count } = await trx
      .selectFrom('delivery_address')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= DELIVERY_ADDRESSES_MAX)
      throw new ApiError('too_many_kept', { count: DELIVERY_ADDRESSES_MAX });
    return trx
      .insertInto('delivery_address')
      .values({ ...values, user_id: userId, is_default: Number(count) === 0 })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** @throws ApiError `not_found` for an address of somebody else */
export async function updateAddress(
  db: Kysely<TouchedTables>,
  { id, userId }: OwnAddress,
  values: AddressValues,
): Promise<AddressRow> {
  const row = await db
    .updateTable('delivery_address')
    .set(values)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return row;
}

/** @throws ApiError `not_found` for an address of somebody else */
export function deleteAddress(
  db: Kysely<TouchedTables>,
  { id, userId }: OwnAddress,
): Promise<void> {
  return oneAtATime(db, userId, async (trx) => {
    const gone = await trx
      .deleteFrom('delivery_address')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('is_default')
      .executeTakeFirst();
    if (!gone) throw new ApiError('not_found');
    if (!gone.is_default) return;
    await trx
      .updateTable('delivery_address')
      .set({ is_default: true })
      .where('id', '=', (eb) =>
        eb
          .selectFrom('delivery_address')
          .select('id')
          .where('user_id', '=', userId)
          .orderBy('id', 'desc')
          .limit(1),
      )
      .execute();
  });
}

/** @throws ApiError `not_found` for an address of somebody else; the default stays as it was */
export function setDefaultAddress(
  db: Kysely<TouchedTables>,
  { id, userId }: OwnAddress,
): Promise<AddressRow> {
  return oneAtATime(db, userId, async (trx) => {
    // The unique index is checked row by row: the old default has to step back first.
    await trx
      .updateTable('delivery_address')
      .set({ is_default: false })
      .where('user_id', '=', userId)
      .where('is_default', '=', true)
      .execute();
    const row = await trx
      .updateTable('delivery_address')
      .set({ is_default: true })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new ApiError('not_found');
    return row;
  });
}

/** Changes of which address is the default, and of how many there are, wait for each other. */
function oneAtATime<T>(
  db: Kysely<TouchedTables>,
  userId: number,
  work: (trx: Transaction<TouchedTables>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await lockPerson(trx, userId);
    return work(trx);
  });
}
