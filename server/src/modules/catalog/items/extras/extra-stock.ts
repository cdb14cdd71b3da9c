import { sql, type Kysely, type Transaction } from 'kysely';
import type { ItemsTables } from '../items.tables.ts';

type ExtrasTransaction = Transaction<Pick<ItemsTables, 'event_extra'>>;

/** So many of some extras. */
export type ExtraPieces = readonly { readonly extraId: number; readonly quantity: number }[];

/** The extras of an event with these ids, in its own order. */
export function findExtras(
  db: Pick<Kysely<ItemsTables>, 'selectFrom'>,
  itemId: number,
  ids: readonly number[],
) {
  return db
    .selectFrom('event_extra')
    .select(['id', 'name', 'price', 'per_order'])
    .where('item_id', '=', itemId)
    .where('id', 'in', ids)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/**
 * Promises extras to somebody, under the table's check as the last line. Whoever needs stock as well locks that first.
 * @returns false, with nothing held, when there is not enough of one of them
 */
export async function holdExtras(trx: ExtrasTransaction, pieces: ExtraPieces): Promise<boolean> {
  if (pieces.length === 0) return true;
  await lockExtras(trx, pieces);
  const { rows } = await sql`
    with ${wantedOf(pieces)}
    update event_extra as extra set held = extra.held + wanted.quantity
    from wanted
    where extra.id = wanted.id and not exists (
      select from wanted as other left join event_extra as present on present.id = other.id
      where coalesce(present.quota - present.held - present.sold, 0) < other.quantity)
    returning extra.id`.execute(trx);
  return rows.length > 0;
}

/** What becomes of extras that are held, or have been sold. */
export type ExtrasEnd = 'release' | 'sell' | 'return';

const CHANGES = {
  release: { held: -1, sold: 0 },
  sell: { held: -1, sold: 1 },
  return: { held: 0, sold: -1 },
} as const satisfies Record<ExtrasEnd, unknown>;

/** For each, takes it from what is held, or adds it to what is sold, or back. */
export async function endExtras(
  trx: ExtrasTransaction,
  pieces: ExtraPieces,
  end: ExtrasEnd,
): Promise<void> {
  if (pieces.length === 0) return;
  const { held, sold } = CHANGES[end];
  await lockExtras(trx, pieces);
  await sql`
    with ${wantedOf(pieces)}
    update event_extra as extra
    set held = extra.held + ${held}::integer * wanted.quantity,
        sold = extra.sold + ${sold}::integer * wanted.quantity
    from wanted
    where extra.id = wanted.id`.execute(trx);
}

/** A statement of its own, in the order of the ids: as with stock, nobody compares with what is older than their lock. */
async function lockExtras(trx: ExtrasTransaction, pieces: ExtraPieces): Promise<void> {
  await trx
    .selectFrom('event_extra')
    .select('id')
    .where(
      'id',
      'in',
      pieces.map(({ extraId }) => extraId),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

const wantedOf = (pieces: ExtraPieces) => sql`wanted as (
  select * from unnest(${pieces.map(({ extraId }) => extraId)}::bigint[],
    ${pieces.map(({ quantity }) => quantity)}::integer[]) as wanted(id, quantity))`;
