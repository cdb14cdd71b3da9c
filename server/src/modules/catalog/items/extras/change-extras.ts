import { sql, type Kysely, type Transaction } from 'kysely';
import type { ExtrasInput } from '@karavan/shared-api/contract/event-extras';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { parseMoney } from '../../../../platform/money/parse-money.ts';
import { isForeignKeyViolation } from '../editing/change-sizes.ts';
import { refuse } from '../editing/describe-item.ts';
import type { ItemsTables } from '../items.tables.ts';

/** An extra as it is stored; `price` in minor units. */
interface ExtraValues {
  readonly id: number | null;
  readonly name: string;
  readonly position: number;
  readonly price: number;
  readonly quota: number;
  readonly per_order: number | null;
}

/** @throws ApiError `invalid_input` naming the field */
export const describeExtras = (extras: ExtrasInput, currency: string): ExtraValues[] =>
  extras.map(({ price, ...extra }, position) => ({
    ...extra,
    position,
    price: parseMoney(price, currency) ?? refuse(`extras.${position}.price`, 'amount_format'),
  }));

/** The extras of an event as its staff see them, in their order. */
export const findStaffExtras = (db: Pick<Kysely<ItemsTables>, 'selectFrom'>, itemId: number) =>
  db
    .selectFrom('event_extra')
    .select(['id', 'name', 'price', 'quota', 'per_order', 'held', 'sold'])
    .where('item_id', '=', itemId)
    .orderBy('position')
    .orderBy('id')
    .execute();

/**
 * Makes the extras of an event those that were sent. The event is locked, and so are its extras: what is sold meanwhile
 * stays sold.
 * @throws ApiError `extra_in_use` for the removal of one that has been sold, `invalid_input` naming the field, as a quota
 *   below what is sold and promised
 */
export async function changeExtras(
  trx: Transaction<ItemsTables>,
  itemId: number,
  extras: readonly ExtraValues[],
): Promise<void> {
  const present = await trx
    .selectFrom('event_extra')
    .select(['id', 'held', 'sold'])
    .where('item_id', '=', itemId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const known = new Map(present.map(({ id, held, sold }) => [id, held + sold]));
  for (const [index, { id, quota }] of extras.entries()) {
    if (id === null) continue;
    const taken = known.get(id) ?? refuse(`extras.${index}.id`, 'invalid');
    if (quota < taken) refuse(`extras.${index}.quota`, 'too_small');
  }
  const keptIds = extras.flatMap(({ id }) => (id === null ? [] : [id]));
  if (new Set(keptIds).size < keptIds.length) refuse('extras', 'repeated');
  await removeExtras(
    trx,
    [...known.keys()].filter((id) => !keptIds.includes(id)),
  );
  await sql`
    update event_extra as kept
    set position = wanted.position, name = wanted.name, price = wanted.price, quota = wanted.quota,
      per_order = wanted.per_order
    from json_to_recordset(${JSON.stringify(extras)}) as wanted(
      id bigint, position smallint, name text, price bigint, quota integer, per_order integer)
    where kept.id = wanted.id and kept.item_id = ${itemId}`.execute(trx);
  await addExtras(
    trx,
    itemId,
    extras.filter(({ id }) => id === null),
  );
}

export async function addExtras(
  trx: Transaction<ItemsTables>,
  itemId: number,
  extras: readonly ExtraValues[],
): Promise<void> {
  if (extras.length === 0) return;
  await trx
    .insertInto('event_extra')
    .values(extras.map(({ id: _id, ...extra }) => ({ item_id: itemId, ...extra })))
    .execute();
}

async function removeExtras(trx: Transaction<ItemsTables>, ids: readonly number[]) {
  if (ids.length === 0) return;
  try {
    await trx.deleteFrom('event_extra').where('id', 'in', ids).execute();
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    throw new ApiError('extra_in_use', {}, { cause: error });
  }
}
