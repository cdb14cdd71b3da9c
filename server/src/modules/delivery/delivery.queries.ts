import type { Kysely } from 'kysely';
import type { Tables } from '../../database-tables.ts';

export type DeliveryRow = Awaited<ReturnType<typeof findAvailableDeliveries>>[number];

const selectDeliveries = (db: Kysely<Tables>) =>
  db
    .selectFrom('delivery')
    .innerJoin('sale_order', 'sale_order.id', 'delivery.order_id')
    .innerJoin('organization', 'organization.id', 'sale_order.organization_id')
    .select([
      'delivery.id',
      'delivery.status',
      'delivery.who_pays',
      'delivery.fee',
      'delivery.currency',
      'delivery.cash_due',
      'delivery.district',
      'delivery.address',
      'delivery.phone',
      'delivery.created_at',
      'delivery.courier_id',
      'organization.id as organization_id',
      'organization.title as organization_title',
      'organization.address as organization_address',
    ]);

/** What a courier may see at all: the deliveries of the services they work for. */
const servicesOf = (db: Kysely<Tables>, courierId: number) =>
  db
    .selectFrom('organization_member')
    .innerJoin('organization as service', 'service.id', 'organization_member.organization_id')
    .select('service.id')
    .where('organization_member.user_id', '=', courierId)
    .where('service.is_delivery_service', '=', true);

export function findAvailableDeliveries(db: Kysely<Tables>, courierId: number) {
  return selectDeliveries(db)
    .where('delivery.courier_id', 'is', null)
    .where('delivery.delivery_organization_id', 'in', servicesOf(db, courierId))
    .orderBy('delivery.created_at')
    .orderBy('delivery.id')
    .limit(100)
    .execute();
}

export function findDeliveryForCourier(db: Kysely<Tables>, id: number, courierId: number) {
  return selectDeliveries(db)
    .where('delivery.id', '=', id)
    .where('delivery.delivery_organization_id', 'in', servicesOf(db, courierId))
    .executeTakeFirst();
}
