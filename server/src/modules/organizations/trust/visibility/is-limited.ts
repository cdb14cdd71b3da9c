import type { Transaction } from 'kysely';
import type { TrustTables } from '../trust.tables.ts';

/** Whether the platform keeps an organization out of every list; its row must be locked. */
export async function isLimited(
  trx: Transaction<TrustTables>,
  organizationId: number,
): Promise<boolean> {
  const restriction = await trx
    .selectFrom('organization_restriction')
    .select('state')
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  return restriction !== undefined && restriction.state !== 'normal';
}
