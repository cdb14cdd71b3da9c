import { sql, type QueryExecutorProvider } from 'kysely';

/** Locks the carts that hold one of these sizes, before the sizes themselves are locked. */
export async function lockCartsWith(
  trx: QueryExecutorProvider,
  sizeIds: readonly number[],
): Promise<void> {
  await sql`
    select from cart
    where id in (select cart_id from cart_line where size_id = any(${sizeIds}::bigint[]))
    order by id for update`.execute(trx);
}
