import type { QueryExecutorProvider, Transaction } from 'kysely';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { refuse } from '../editing/describe-item.ts';
import { sayWhyStockChanges } from '../editing/stock-reason.ts';
import type { ItemsTables } from '../items.tables.ts';
import { lockStock } from '../stock.ts';

/** How many pieces of a size are promised to orders; its stock must be locked. The modules that sell know it. */
export type CountPromised = (trx: QueryExecutorProvider, sizeId: number) => Promise<number>;

interface Parting {
  readonly sizeId: number;
  readonly personId: number;
  /** How many free pieces go along. */
  readonly free: number;
}

/**
 * Gives a size a stock of its own, with what its orders have been promised and some of the free pieces.
 * @throws ApiError `conflict` for one that shares with no other, `invalid_input` for `free` where there are fewer
 */
export async function unlinkStock(
  trx: Transaction<ItemsTables>,
  { sizeId, personId, free }: Parting,
  countPromised: CountPromised,
): Promise<void> {
  await lockStock(trx, [sizeId]);
  const shared = await trx
    .selectFrom('stock')
    .innerJoin('item_size', 'item_size.stock_id', 'stock.id')
    .selectAll('stock')
    .select((eb) =>
      eb
        .selectFrom('item_size as other')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('other.stock_id', '=', 'stock.id')
        .as('count'),
    )
    .where('item_size.id', '=', sizeId)
    .executeTakeFirstOrThrow();
  if (shared.count === 1) throw new ApiError('conflict');
  if (free > shared.pieces - shared.held) refuse('free', 'too_big');
  const held = await countPromised(trx, sizeId);
  await sayWhyStockChanges(trx, { personId, reason: 'unlinked' });
  const { id } = await trx
    .insertInto('stock')
    .values({ organization_id: shared.organization_id, pieces: 0, low_at: shared.low_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('stock')
    .set({ pieces: shared.pieces - free - held, held: shared.held - held })
    .where('id', '=', shared.id)
    .execute();
  await trx
    .updateTable('stock')
    .set({ pieces: free + held, held })
    .where('id', '=', id)
    .execute();
  await trx.updateTable('item_size').set({ stock_id: id }).where('id', '=', sizeId).execute();
}
