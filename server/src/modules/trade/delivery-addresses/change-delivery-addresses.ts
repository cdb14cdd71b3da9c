import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely';
import { DELIVERY_ADDRESSES_MAX } from '@karavan/shared-api/contract/limits';
import type { Tables } from '../../../database-tables.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';

type AddressTable = Tables['delivery_address'];
export type AddressRow = Selectable<AddressTable>;
type AddressValues = Omit<Insertable<AddressTable>, 'id' | 'user_id' | 'is_default'>;

/** Whose address it must be. */
interface OwnAddress {
  readonly id: number;
  readonly userId: number;
}

/** @throws ApiError `limit_exceeded` when the person keeps as many as allowed */
export function createAddress(
  db: Kysely<Tables>,
  userId: number,
  values: AddressValues,
): Promise<AddressRow> {
  return oneAtATime(db, userId, async (trx) => {
    const { count } = await trx
      .selectFrom('delivery_address')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= DELIVERY_ADDRESSES_MAX) throw new ApiError('limit_exceeded');
    return trx
      .insertInto('delivery_address')
      .values({ ...values, user_id: userId, is_default: Number(count) === 0 })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** @throws ApiError `not_found` for an address of somebody else */
export async function updateAddress(
  db: Kysely<Tables>,
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
export function deleteAddress(db: Kysely<Tables>, { id, userId }: OwnAddress): Promise<void> {
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
  db: Kysely<Tables>,
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
  db: Kysely<Tables>,
  userId: number,
  work: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`select from app_user where id = ${userId} for no key update`.execute(trx);
    return work(trx);
  });
}
