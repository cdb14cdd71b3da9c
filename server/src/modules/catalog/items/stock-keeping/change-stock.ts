import { sql, type Transaction } from 'kysely';
import type { StockReason } from '@karavan/shared-api/contract/enumerations';
import { STOCK_MAX } from '@karavan/shared-api/contract/limits';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { refuse } from '../editing/describe-item.ts';
import { sayWhyStockChanges } from '../editing/stock-reason.ts';
import type { ItemsTables } from '../items.tables.ts';
import { lockStock } from '../stock.ts';

interface Why {
  readonly personId: number;
  readonly reason: StockReason;
  readonly note?: string;
}

/** By how many pieces each size changes; sizes that sell from one stock change it together. */
type StockChanges = readonly { readonly sizeId: number; readonly change: number }[];

/**
 * Staff change the stock of sizes, all of them or none. What is sold meanwhile stays sold.
 * @throws ApiError `stock_promised`, with how many stocks, where less would be left than orders have been promised;
 *   `invalid_input` for `change` where there would be more than a stock can have
 */
export async function changeStock(
  trx: Transaction<ItemsTables>,
  why: Why,
  changes: StockChanges,
): Promise<void> {
  if (changes.length === 0) return;
  await lockStock(
    trx,
    changes.map(({ sizeId }) => sizeId),
  );
  await sayWhyStockChanges(trx, why);
  const { rows } = await sql<{ free: number | null }>`
    with wanted as (
      select item_size.stock_id, sum(sent.change)::integer as change
      from json_to_recordset(${JSON.stringify(changes)}) as sent("sizeId" bigint, change integer)
        left join item_size on item_size.id = sent."sizeId"
      group by item_size.stock_id
    ), changed as (
      update stock set pieces = stock.pieces + wanted.change
      from wanted
      where stock.id = wanted.stock_id and stock.pieces + wanted.change >= stock.held
      returning stock.id, stock.pieces - stock.held as free
    )
    select changed.free from wanted left join changed on changed.id = wanted.stock_id`.execute(trx);
  const refused = rows.filter(({ free }) => free === null).length;
  if (refused > 0) throw new ApiError('stock_promised', { count: refused });
  if (rows.some(({ free }) => free! > STOCK_MAX)) refuse('change', 'too_big');
}
