import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../database-tables.ts';
import { createOrganization } from './catalog.ts';
import { createOrder } from './orders.ts';

/** Of an order that waits for a courier. */
export const ON_ITS_WAY = {
  status: 'accepted',
  delivery_status: 'delivery_status_set_for_delivery',
  city: 'Бишкек',
  district: 'Центр',
  address: 'ул. Токтогула, 1',
  phone: '+996555000000',
} as const;

/** A delivery that waits for a courier; its order and service are new unless they are named. */
export async function createDelivery(
  db: Kysely<Tables>,
  values: Partial<Insertable<Tables['delivery']>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('delivery')
    .values({
      order_id: values.order_id ?? (await createOrder(db, ON_ITS_WAY)),
      delivery_organization_id:
        values.delivery_organization_id ??
        (await createOrganization(db, { is_delivery_service: true })),
      who_pays: 'client',
      fee: 100,
      currency: 'KGS',
      district: 'Центр',
      address: 'ул. Токтогула, 1',
      phone: '+996555000000',
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Delivery terms under which a service has agreed to bring things, in one statement, as the database wants both. */
export async function createTerms(
  db: Kysely<Tables>,
  values: Partial<Insertable<Tables['delivery_settings']>> & {
    readonly organization_id: number;
    readonly service_id: number;
  },
): Promise<void> {
  const { organization_id, service_id } = values;
  await db
    .with('agreed', (qb) =>
      qb
        .insertInto('delivery_agreement')
        .values({ organization_id, service_id, status: 'accepted', answered_at: new Date() }),
    )
    .insertInto('delivery_settings')
    .values({ base_fee: 10_000, fee_per_km: 2_000, ...values })
    .execute();
}

/** A delivery service, and that it brings what this organization sells. Answers the service. */
export async function createServiceOf(db: Kysely<Tables>, organizationId: number): Promise<number> {
  const service_id = await createOrganization(db, { is_delivery_service: true });
  await createTerms(db, { organization_id: organizationId, service_id });
  return service_id;
}

/** Where somebody has things brought to, as they have it unless told otherwise. */
export async function createAddress(
  db: Kysely<Tables>,
  user_id: number,
  values: Partial<Insertable<Tables['delivery_address']>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('delivery_address')
    .values({
      user_id,
      city: 'Бишкек',
      district: 'Джал',
      address: 'мкр. Джал, 23',
      phone: '+996555000000',
      is_default: true,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Cash of 100.00 that a courier has collected, of which they say that they hand over 50.00. Answers the hand-over. */
export async function createHandOver(
  db: Kysely<Tables>,
  { courierId, serviceId }: { readonly courierId: number; readonly serviceId: number },
): Promise<number> {
  await createDelivery(db, {
    delivery_organization_id: serviceId,
    courier_id: courierId,
    status: 'delivery_status_delivered',
    cash_due: 10_000,
    taken_at: new Date(),
    finished_at: new Date(),
  });
  const { id } = await db
    .insertInto('cash_hand_over')
    .values({ courier_id: courierId, service_id: serviceId, currency: 'KGS', declared: 5_000 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
