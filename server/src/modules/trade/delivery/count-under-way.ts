import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { selectOrders, type OrdersTables } from '../orders/index.ts';
import type { DeliveryTables } from './delivery.tables.ts';

/** How many orders of an organization a service is bringing, or its couriers are asked to, as a selection. */
export function selectUnderWay(
  db: Pick<Kysely<DeliveryTables & OrdersTables>, 'selectFrom'>,
  organizationId: RawBuilder<number>,
  serviceId: RawBuilder<number>,
) {
  const ordered = db
    .selectFrom(selectOrders(db).as('ordered'))
    .select('ordered.id')
    .where('ordered.organization_id', '=', organizationId);
  return db
    .selectFrom('delivery')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('delivery.delivery_organization_id', '=', serviceId)
    .where('delivery.order_id', 'in', ordered)
    .where('delivery.status', 'in', [
      'delivery_status_set_for_delivery',
      'delivery_status_taken_for_delivery',
    ]);
}

export async function countUnderWay(
  trx: Transaction<DeliveryTables & OrdersTables>,
  { organizationId, serviceId }: { readonly organizationId: number; readonly serviceId: number },
): Promise<number> {
  const { count } = await selectUnderWay(
    trx,
    sql.val(organizationId),
    sql.val(serviceId),
  ).executeTakeFirstOrThrow();
  return count;
}
