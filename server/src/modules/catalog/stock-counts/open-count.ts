import { sql, type Kysely, type QueryExecutorProvider, type Transaction } from 'kysely';
import type { StockCount } from '@karavan/shared-api/contract/stock-counts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { presentPersonCard, selectPersonCard } from '../../identity/people/index.ts';
import { sizesSharing, type ItemCardTables } from '../items/index.ts';
import type { StockCountsTables } from './stock-counts.tables.ts';

type CountTables = StockCountsTables & ItemCardTables;

/** The count that is open in an organization, or null. */
export async function findOpenCount(
  db: Pick<Kysely<CountTables>, 'selectFrom'>,
  organizationId: number,
): Promise<StockCount | null> {
  const ofLines = (value: ReturnType<typeof sql>) => sql<number>`(
    select (${value})::integer from stock_count_line where count_id = stock_count.id)`;
  const row = await db
    .selectFrom('stock_count')
    .select(['stock_count.id', 'stock_count.opened_at'])
    .select((eb) => [
      selectPersonCard(eb.ref('stock_count.opened_by')).$notNull().as('person'),
      ofLines(sql`count(*)`).as('line_count'),
      ofLines(sql`coalesce(sum(counted), 0)`).as('piece_count'),
      ofLines(sql`count(*) filter (where counted <> expected)`).as('differing_count'),
    ])
    .where('organization_id', '=', organizationId)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { person, opened_at, ...count } = row;
  return {
    ...count,
    opened_by: presentPersonCard(person),
    opened_at: opened_at.toISOString(),
  };
}

/** Opens a count; of two people at once the second joins that of the first. */
export async function startCount(
  trx: Transaction<CountTables>,
  organizationId: number,
  personId: number,
): Promise<StockCount> {
  await trx
    .insertInto('stock_count')
    .values({ organization_id: organizationId, opened_by: personId })
    .onConflict((conflict) =>
      conflict.column('organization_id').where('outcome', 'is', null).doNothing(),
    )
    .execute();
  return (await findOpenCount(trx, organizationId))!;
}

/**
 * Keeps the open count as it is until the transaction ends, for whoever makes sizes sell from another stock.
 * @throws ApiError `stock_counted` when one of these stocks has been counted in it
 */
export async function requireUncounted(
  trx: QueryExecutorProvider,
  organizationId: number,
  sizeIds: readonly number[],
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from stock_count
    where organization_id = ${organizationId} and outcome is null for update`.execute(trx);
  if (rows.length === 0) return;
  const { rows: counted } = await sql`
    select from stock_count_line
    where count_id = ${rows[0]!.id} and size_id in ${sizesSharing(sizeIds)} limit 1`.execute(trx);
  if (counted.length > 0) throw new ApiError('stock_counted');
}

/**
 * The open count, which nobody closes until the transaction ends; several people add to it at once.
 * @throws ApiError `count_closed` without one
 */
export async function joinOpenCount(
  trx: Transaction<StockCountsTables>,
  organizationId: number,
): Promise<number> {
  const count = await trx
    .selectFrom('stock_count')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('outcome', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!count) throw new ApiError('count_closed');
  return count.id;
}
