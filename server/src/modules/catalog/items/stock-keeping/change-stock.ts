import { sql, type Transaction } from 'kysely';
import type { StockReason } from '@karavan/shared-api/contract/enumerations';
import { STOCK_MAX } from '@karavan/shared-api/contract/limits';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { refuse } from '../editing/describe-item.ts';
import { sayWhyStockChanges } from '../editing/stock-reason.ts';
import type { ItemsTables } from '../items.tables.ts';
import { lockSizes } from '../stock.ts';

interface Why {
  readonly personId: number;
  readonly reason: StockReason;
  readonly note?: string;
}

/** By how many pieces each size changes; each size once. */
type StockChanges = readonly { readonly sizeId: number; readonly change: number }[];

/**
 * Staff change the stock of sizes, all of them or none. What is sold meanwhile stays sold.
 * @throws ApiError `stock_promised`, with how many sizes, where less would be left than orders have been promised;
 *   `invalid_input` for `change` where there would be more than a size can have
 */
export async function changeStock(
  trx: Transaction<ItemsTables>,
  why: Why,
  changes: StockChanges,
): Promise<void> {
  if (changes.length === 0) return;
  await lockSizes(
    trx,
    changes.map(({ sizeId }) => sizeId),
  );
  await sayWhyStockChanges(trx, why);
  const { rows } = await sql<{ free: number }>`
    update item_size as size set stock = size.stock + wanted.change
    from json_to_recordset(${JSON.stringify(changes)}) as wanted("sizeId" bigint, change integer)
    where size.id = wanted."sizeId" and size.stock + wanted.change >= size.held
    returning size.stock - size.held as free`.execute(trx);
  const refused = changes.length - rows.length;
  if (refused > 0) throw new ApiError('stock_promised', { count: refused });
  if (rows.some(({ free }) => free > STOCK_MAX)) refuse('change', 'too_big');
}
