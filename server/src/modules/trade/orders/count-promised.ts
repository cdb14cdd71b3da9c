import { sql, type QueryExecutorProvider } from 'kysely';

/** How many pieces of a size orders hold that are neither handed over nor rejected. */
export async function countPromised(trx: QueryExecutorProvider, sizeId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(line.quantity), 0)::integer as count
    from sale_order_line as line join sale_order on sale_order.id = line.order_id
    where line.size_id = ${sizeId} and sale_order.status <> 'rejected'
      and sale_order.fulfilled_at is null`.execute(trx);
  return rows[0]!.count;
}
