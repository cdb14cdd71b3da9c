import { sql, type Transaction } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { changeStock, type ItemsTables } from '../items/index.ts';
import type { StockCountsTables } from './stock-counts.tables.ts';

interface Closing {
  readonly organizationId: number;
  readonly countId: number;
  readonly personId: number;
}

type CountTransaction = Transaction<StockCountsTables & ItemsTables>;

/**
 * Books all differences of a count at once. Answers how many sizes have changed.
 * @throws ApiError `count_closed`; `stock_promised`, with how many sizes, with nothing booked
 */
export async function applyCount(trx: CountTransaction, closing: Closing): Promise<number> {
  await close(trx, closing, 'applied');
  const changes = await trx
    .selectFrom('stock_count_line')
    .select(['size_id as sizeId', sql<number>`counted - expected`.as('change')])
    .where('count_id', '=', closing.countId)
    .where(sql<boolean>`counted <> expected`)
    .execute();
  await changeStock(trx, { personId: closing.personId, reason: 'counted' }, changes);
  return changes.length;
}

/** @throws ApiError `count_closed` */
export const abandonCount = (trx: CountTransaction, closing: Closing): Promise<void> =>
  close(trx, closing, 'abandoned');

/** Waits for those who are just adding to it; whoever comes later finds it closed. */
async function close(
  trx: CountTransaction,
  { organizationId, countId, personId }: Closing,
  outcome: 'applied' | 'abandoned',
): Promise<void> {
  const closed = await trx
    .updateTable('stock_count')
    .set({ outcome, closed_by: personId, closed_at: sql<Date>`now()` })
    .where('id', '=', countId)
    .where('organization_id', '=', organizationId)
    .where('outcome', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!closed) throw new ApiError('count_closed');
}
