import type { Transaction } from 'kysely';
import type { OrganizationsTables } from './organizations.tables.ts';

/** Locks an organization that begins or stops to deliver; undefined where there is none. */
export function lockDeliveryService(trx: Transaction<OrganizationsTables>, id: number) {
  return trx
    .selectFrom('organization')
    .select('is_delivery_service')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Callers have locked the organization. */
export async function storeDeliveryService(
  trx: Transaction<OrganizationsTables>,
  id: number,
  is_delivery_service: boolean,
): Promise<void> {
  await trx.updateTable('organization').set({ is_delivery_service }).where('id', '=', id).execute();
}
