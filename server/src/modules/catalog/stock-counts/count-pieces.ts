import { sql, type Transaction } from 'kysely';
import { STOCK_MAX } from '@karavan/shared-api/contract/limits';
import type { CountedPieces, CountLine } from '@karavan/shared-api/contract/stock-counts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { isCodeOf, selectStockSizes, sizesSharing, type ItemCardTables } from '../items/index.ts';
import { presenterOf } from './count-lines.ts';
import { joinOpenCount } from './open-count.ts';
import type { StockCountsTables } from './stock-counts.tables.ts';

type CountTransaction = Transaction<StockCountsTables & ItemCardTables>;

/**
 * Counts one more piece, or how many there are in all. What was expected is what the books say when the size is counted
 * first; who tells the whole number has looked just now, so they begin anew.
 * @throws ApiError `count_closed` without an open count, `goods_code_unknown`, or `not_found` for a size of others
 */
export async function countPieces(
  trx: CountTransaction,
  organizationId: number,
  { code, size, counted }: CountedPieces,
): Promise<CountLine> {
  const countId = await joinOpenCount(trx, organizationId);
  const found = await selectStockSizes(trx, organizationId)
    .$if(code !== undefined, (query) => query.where(isCodeOf(organizationId, code!)))
    .$if(size !== undefined, (query) => query.where('item_size.id', '=', size!))
    .limit(1)
    .executeTakeFirst();
  if (!found) throw new ApiError(code === undefined ? 'not_found' : 'goods_code_unknown');
  // Sizes that sell from one stock are counted together, in the line of the first.
  const { rows } = await sql<{ first: number }>`
    select min(id) as first from ${sizesSharing([found.id])} as sharing`.execute(trx);
  const { first } = rows[0]!;
  // Of two people at once the second adds to what the first has left.
  const line = await trx
    .insertInto('stock_count_line')
    .values({
      count_id: countId,
      size_id: first,
      counted: counted ?? 1,
      expected: found.stock,
    })
    .onConflict((conflict) =>
      conflict.columns(['count_id', 'size_id']).doUpdateSet({
        ...(counted === undefined
          ? { counted: sql<number>`least(stock_count_line.counted + 1, ${STOCK_MAX})` }
          : { counted, expected: found.stock }),
        touched: sql<number>`nextval('stock_count_touch')`,
      }),
    )
    .returning(['size_id', 'counted', 'expected'])
    .executeTakeFirstOrThrow();
  return (await presenterOf(trx, organizationId, [first]))(line);
}

/** @throws ApiError `count_closed` without an open count, or `not_found` */
export async function removeLine(
  trx: CountTransaction,
  organizationId: number,
  sizeId: number,
): Promise<void> {
  const own = await selectStockSizes(trx, organizationId)
    .where('item_size.id', '=', sizeId)
    .executeTakeFirst();
  if (!own) throw new ApiError('not_found');
  const countId = await joinOpenCount(trx, organizationId);
  const removed = await trx
    .deleteFrom('stock_count_line')
    .where('count_id', '=', countId)
    .where('size_id', '=', sizeId)
    .returning('size_id')
    .executeTakeFirst();
  if (!removed) throw new ApiError('not_found');
}
