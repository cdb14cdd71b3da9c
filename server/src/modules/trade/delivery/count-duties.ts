import { sql, type Kysely } from 'kysely';
import { selectOrders, type OrdersTables } from '../orders/index.ts';
import type { DeliveryTables } from './delivery.tables.ts';

interface DeliveryDuties {
  /** What it has still to bring as a service. */
  readonly carried: number;
  /** Deliveries of its couriers whose cash has not come to the organization that has sold. */
  readonly collected: number;
  /** The same of what it has sold, and another service has brought. */
  readonly due: number;
}

/** What an organization has still to bring, and where cash waits to be handed over. */
export async function countDeliveryDuties(
  db: Pick<Kysely<DeliveryTables & OrdersTables>, 'selectFrom'>,
  organizationId: number,
): Promise<DeliveryDuties> {
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
  const unsettled = () =>
    db
      .selectFrom('delivery')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(
        sql<boolean>`delivery.status = 'delivery_status_delivered' and cash_due > 0 and cash_settled_at is null`,
      );
  const collected = await unsettled()
    .where('delivery_organization_id', '=', organizationId)
    .executeTakeFirstOrThrow();
  const due = await unsettled()
    .where('delivery_organization_id', '<>', organizationId)
    .where('order_id', 'in', own)
    .executeTakeFirstOrThrow();
  return { carried, collected: collected.count, due: due.count };
}
