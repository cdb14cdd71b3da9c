import { sql, type Expression, type QueryExecutorProvider } from 'kysely';
import { COUNT_CAP } from '@karavan/shared-api/contract/limits';

/** How many rows a query finds, as a value of a statement; `COUNT_CAP` where there are as many or more. */
export const countedUpToCap = (found: Expression<unknown>) =>
  sql<number>`(select count(*)::integer from (
    select from (${found}) as found limit ${sql.lit(COUNT_CAP)}) as counted)`;

/** How many rows a query finds; `COUNT_CAP` where there are as many or more. */
export async function countUpToCap(
  db: QueryExecutorProvider,
  found: Expression<unknown>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select ${countedUpToCap(found)} as count`.execute(
    db,
  );
  return rows[0]!.count;
}
