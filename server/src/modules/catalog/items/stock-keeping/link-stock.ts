import { sql, type Kysely, type QueryExecutorProvider, type Transaction } from 'kysely';
import { STOCK_LINKS_MAX } from '@karavan/shared-api/contract/limits';
import type { StockLinking, StockLinks } from '@karavan/shared-api/contract/stock';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { refuse } from '../editing/describe-item.ts';
import { sayWhyStockChanges } from '../editing/stock-reason.ts';
import type { ItemCardTables } from '../item-cards.ts';
import type { ItemsTables } from '../items.tables.ts';
import { lockStock } from '../stock.ts';
import { changeStock } from './change-stock.ts';
import { presentStockSize, selectStockSizes } from './stock-sizes.ts';

/**
 * Refuses while one of these stocks is in a count, and keeps it out of counts until the transaction ends. The module that
 * counts comes before stock in the order of locks.
 */
export type RequireUncounted = (
  trx: QueryExecutorProvider,
  organizationId: number,
  sizeIds: readonly number[],
) => Promise<void>;

/** A size in an organization. */
interface OwnSize {
  readonly organizationId: number;
  readonly sizeId: number;
}

/**
 * The sizes that sell from the same stock as one, by id.
 * @throws ApiError `not_found`
 */
export async function listLinks(
  db: Pick<Kysely<ItemCardTables>, 'selectFrom'>,
  { organizationId, sizeId }: OwnSize,
): Promise<StockLinks> {
  const rows = await selectStockSizes(db, organizationId)
    .where('item_size.stock_id', '=', (eb) =>
      eb.selectFrom('item_size as meant').select('meant.stock_id').where('meant.id', '=', sizeId),
    )
    .orderBy('item_size.id')
    .execute();
  if (!rows.some(({ id }) => id === sizeId)) throw new ApiError('not_found');
  return { list: rows.map(presentStockSize) };
}

/**
 * Makes sizes sell from the stock of one: the pieces of theirs, free and promised, lie there then. What was booked of them
 * is told in its ledger.
 * @throws ApiError `not_found` for a size of others; `invalid_input` for `sizes` where two of one post would sell from it,
 *   or too many; as `changeStock`
 */
export async function linkStock(
  trx: Transaction<ItemCardTables>,
  { organizationId, sizeId }: OwnSize,
  { personId, sizes, change }: StockLinking & { readonly personId: number },
): Promise<void> {
  const ids = [...new Set([sizeId, ...sizes])];
  const own = await selectStockSizes(trx, organizationId)
    .where('item_size.id', 'in', ids)
    .execute();
  if (own.length < ids.length) throw new ApiError('not_found');
  await lockStock(trx, ids);
  const { stock_id: target } = await trx
    .selectFrom('item_size')
    .select('stock_id')
    .where('id', '=', sizeId)
    .executeTakeFirstOrThrow();
  const sharing = await trx
    .selectFrom('item_size')
    .select(['id', 'item_id', 'stock_id'])
    .where('stock_id', 'in', (eb) =>
      eb.selectFrom('item_size as meant').select('meant.stock_id').where('meant.id', 'in', ids),
    )
    .execute();
  if (new Set(sharing.map(({ item_id }) => item_id)).size < sharing.length) {
    refuse('sizes', 'repeated');
  }
  if (sharing.length > STOCK_LINKS_MAX) refuse('sizes', 'too_big');
  const joining = new Set(sharing.map(({ stock_id }) => stock_id));
  joining.delete(target);
  await sayWhyStockChanges(trx, { personId, reason: 'linked' });
  await joinStock(trx, target, [...joining]);
  if (change !== 0) {
    await changeStock(trx, { personId, reason: 'corrected' }, [{ sizeId, change }]);
  }
}

/** All that the others have goes to the first, which takes it before they give it: a check sees both. */
async function joinStock(
  trx: Transaction<ItemsTables>,
  target: number,
  joining: readonly number[],
): Promise<void> {
  if (joining.length === 0) return;
  await sql`
    update stock set pieces = stock.pieces + gone.pieces, held = stock.held + gone.held
    from (
      select sum(pieces)::integer as pieces, sum(held)::integer as held
      from stock where id = any(${joining}::bigint[])
    ) as gone
    where stock.id = ${target}`.execute(trx);
  await trx
    .updateTable('item_size')
    .set({ stock_id: target })
    .where('stock_id', 'in', joining)
    .execute();
  await trx
    .updateTable('stock')
    .set({ pieces: 0, held: 0, joined_id: target })
    .where('id', 'in', joining)
    .execute();
  await trx
    .updateTable('stock')
    .set({ joined_id: target })
    .where('joined_id', 'in', joining)
    .execute();
}
