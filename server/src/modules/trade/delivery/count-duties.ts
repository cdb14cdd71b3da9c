import { sql, type Kysely } from 'kysely';
import { selectOrders, type OrdersTables } from '../orders/index.ts';
import type { DeliveryTables } from './delivery.tables.ts';

/**
 * What a delivery service has still to bring, and where cash waits to be handed over: to an organization for
 * what it has sold, or by the couriers of a service.
 */
export async function countDeliveryDuties(
  db: Pick<Kysely<DeliveryTables & OrdersTables>, 'selectFrom'>,
  organizationId: number,
): Promise<{ carried: number; owed: number }> {
  const own = db
    .selectFrom(selectOrders(db).as('sold'))
    .select('sold.id')
    .where('sold.organization_id', '=', organizationId);
  const { carried } = await db
    .selectFrom('delivery')
    .select(({ fn }) => fn.countAll<number>().as('carried'))
    .where('delivery_organization_id', '=', organizationId)
    .where('status', 'in', [
      'delivery_status_set_for_delivery',
      'delivery_status_taken_for_delivery',
    ])
    .executeTakeFirstOrThrow();
  const { owed } = await db
    .selectFrom('delivery')
    .select(({ fn }) => fn.countAll<number>().as('owed'))
    .where(
      sql<boolean>`delivery.status = 'delivery_status_delivered' and cash_due > 0 and cash_settled_at is null`,
    )
    .where((eb) =>
      eb.or([eb('delivery_organization_id', '=', organizationId), eb('order_id', 'in', own)]),
    )
    .executeTakeFirstOrThrow();
  return { carried, owed };
}
