import { sql, type QueryExecutorProvider } from 'kysely';
import { IS_OPEN } from './order.policy.ts';

/** How many pieces of a size open orders hold. */
export async function countPromised(trx: QueryExecutorProvider, sizeId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(line.quantity), 0)::integer as count
    from sale_order_line as line join sale_order on sale_order.id = line.order_id
    where line.size_id = ${sizeId} and ${IS_OPEN}`.execute(trx);
  return rows[0]!.count;
}
