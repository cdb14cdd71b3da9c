import { sql, type QueryExecutorProvider } from 'kysely';

interface Carts {
  readonly organizationId: number;
  readonly clientIds: readonly number[];
}

/**
 * Lets the carts of these clients at an organization be shown anew before they are ordered, for what they cost may be
 * something else. They are locked until the transaction ends: whoever is ordering one is done, or sees that it changed.
 */
export async function askCartsAgain(
  trx: QueryExecutorProvider,
  { organizationId, clientIds }: Carts,
): Promise<void> {
  await sql`
    select from cart
    where organization_id = ${organizationId} and client_id = any(${clientIds}::bigint[])
    order by id for update`.execute(trx);
  await sql`
    update cart set version = version + 1
    where organization_id = ${organizationId} and client_id = any(${clientIds}::bigint[])`.execute(
    trx,
  );
}
