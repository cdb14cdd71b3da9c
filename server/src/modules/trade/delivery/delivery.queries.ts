import { expressionBuilder, sql, type Expression, type Kysely } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { selectPicture } from '../../../platform/files/select-picture.ts';
import { selectFullName, selectPhone } from '../../identity/people/index.ts';
import {
  selectOrganizations,
  type OrganizationsTables,
} from '../../organizations/organizations/index.ts';
import { deliveryServicesOf } from '../../organizations/staff/index.ts';
import { selectLines, selectOrders, selectPieceCount, type OrdersTables } from '../orders/index.ts';
import { countUpToCap } from '../../../platform/paging/count-up-to-cap.ts';
import type { PageWindow } from '../../../platform/paging/page-window.ts';
import { exactTime } from '../../../platform/paging/exact-time.ts';
import type { DeliveryTables } from './delivery.tables.ts';

/** What a courier sees of a delivery is read from. */
export type ShownTables = DeliveryTables & OrdersTables & OrganizationsTables;

export type DeliveryRow = NonNullable<Awaited<ReturnType<typeof findDeliveryForCourier>>>;
export type OfferRow = Awaited<ReturnType<typeof findOffers>>[number];
export type OwedCashRow = Awaited<ReturnType<typeof findOwedCash>>[number];

const selectDeliveries = (db: Pick<Kysely<ShownTables>, 'selectFrom'>) =>
  db
    .selectFrom('delivery')
    .innerJoin(selectOrders(db).as('ordered'), 'ordered.id', 'delivery.order_id')
    .innerJoin(selectOrganizations().as('organization'), (join) =>
      join.onRef('organization.id', '=', 'ordered.organization_id'),
    )
    .select([
      'delivery.id',
      'delivery.order_id',
      'delivery.delivery_organization_id as service_id',
      'delivery.status',
      'delivery.who_pays',
      'delivery.fee',
      'delivery.currency',
      'delivery.cash_due',
      'delivery.district',
      'delivery.address',
      'delivery.phone',
      'delivery.comment',
      'delivery.reason',
      'delivery.created_at',
      'delivery.taken_at',
      'delivery.picked_up_at',
      'delivery.finished_at',
      'delivery.returned_at',
      'delivery.parcels',
      'delivery.latitude',
      'delivery.longitude',
      'delivery.courier_id',
      'ordered.city',
      'ordered.note',
      'organization.id as organization_id',
      'organization.title as organization_title',
      'organization.address as organization_address',
      'organization.latitude as organization_latitude',
      'organization.longitude as organization_longitude',
    ])
    .select((eb) => [
      owedOf(eb.ref('delivery.id')).as('cash_owed'),
      sharesPosition(eb.ref('delivery.id')).as('shares_position'),
      jsonArrayFrom(
        selectLines(eb.ref('delivery.order_id')).select((line) =>
          selectPicture(line.ref('line.image_id')).as('image'),
        ),
      ).as('lines'),
      selectFullName(eb.ref('ordered.client_id')).$notNull().as('client_name'),
      selectPieceCount(eb.ref('delivery.order_id')).as('item_count'),
    ]);

/** What was collected for a delivery and is not handed over yet, in minor units, by the ledger. */
export const owedOf = (delivery: Expression<number>) => sql<number>`owed_of_delivery(${delivery})`;

/** Whether a courier owes cash for a delivery, for any statement about `delivery`. */
export const owesCash = () =>
  sql<boolean>`delivery.status = 'delivery_status_delivered' and delivery.cash_due > 0
    and delivery.cash_settled_at is null and owed_of_delivery(delivery.id) > 0`;

const sharesPosition = (delivery: Expression<number>) =>
  sql<boolean>`exists (select from courier_position where delivery_id = ${delivery})`;

/** Nobody has it yet, and the order still stands. */
const selectAvailable = (db: Pick<Kysely<ShownTables>, 'selectFrom'>, courierId: number) =>
  selectDeliveries(db)
    .where('delivery.status', '=', 'delivery_status_set_for_delivery')
    .where('ordered.status', '=', 'accepted')
    .where('delivery.delivery_organization_id', 'in', deliveryServicesOf(courierId));

export function findAvailableDeliveries(db: Kysely<ShownTables>, courierId: number) {
  return selectAvailable(db, courierId)
    .orderBy('delivery.created_at')
    .orderBy('delivery.id')
    .limit(100)
    .execute();
}

/** The one of this order, while it can be taken. */
export function findAvailableOfOrder(db: Kysely<ShownTables>, orderId: number, courierId: number) {
  return selectAvailable(db, courierId).where('delivery.order_id', '=', orderId).executeTakeFirst();
}

export async function countAvailable(db: Kysely<ShownTables>, courierId: number): Promise<number> {
  const { count } = await db
    .selectFrom(selectAvailable(db, courierId).clearSelect().select('delivery.id').as('available'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export function findDeliveryForCourier(
  db: Pick<Kysely<ShownTables>, 'selectFrom'>,
  id: number,
  courierId: number,
) {
  return selectDeliveries(db)
    .where('delivery.id', '=', id)
    .where('delivery.delivery_organization_id', 'in', deliveryServicesOf(courierId))
    .executeTakeFirst();
}

/** The last one of this order that is, or was, this courier's. */
export function findOwnDelivery(db: Kysely<ShownTables>, orderId: number, courierId: number) {
  return selectDeliveries(db)
    .where('delivery.order_id', '=', orderId)
    .where('delivery.courier_id', '=', courierId)
    .orderBy('delivery.attempt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The last delivery of each of these orders that the services of a courier were asked for. */
export function findOffers(
  db: Kysely<ShownTables>,
  orderIds: readonly number[],
  courierId: number,
) {
  return selectDeliveries(db)
    .select('ordered.status as order_status')
    .distinctOn('delivery.order_id')
    .where('delivery.order_id', 'in', orderIds)
    .where('delivery.delivery_organization_id', 'in', deliveryServicesOf(courierId))
    .orderBy('delivery.order_id')
    .orderBy('delivery.attempt', 'desc')
    .execute();
}

/** What a courier has taken, the newest first. */
export function findHistory(
  db: Kysely<ShownTables>,
  courierId: number,
  { after, offset, limit }: PageWindow,
) {
  return selectDeliveries(db)
    .where('delivery.courier_id', '=', courierId)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(delivery.taken_at, delivery.id) < (${after!.value}::timestamptz, ${after!.id})`,
      ),
    )
    .select(exactTime('delivery.taken_at').as('taken_at_exact'))
    .orderBy('delivery.taken_at', 'desc')
    .orderBy('delivery.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

export function countHistory(db: Kysely<DeliveryTables>, courierId: number): Promise<number> {
  return countUpToCap(db, db.selectFrom('delivery').where('courier_id', '=', courierId));
}

/** What a courier has collected and not handed over, by organization and currency. */
export function findOwedCash(db: Kysely<ShownTables>, courierId: number) {
  return db
    .selectFrom(
      db
        .selectFrom('delivery')
        .innerJoin(selectOrders(db).as('ordered'), 'ordered.id', 'delivery.order_id')
        .select(['ordered.organization_id', 'delivery.currency'])
        .select(({ ref }) => owedOf(ref('delivery.id')).as('sum'))
        .where('delivery.courier_id', '=', courierId)
        .where(owesCash())
        .as('collected'),
    )
    .innerJoin(selectOrganizations().as('organization'), (join) =>
      join.onRef('organization.id', '=', 'collected.organization_id'),
    )
    .select([
      'organization.id as organization_id',
      'organization.title as organization_title',
      'organization.address as organization_address',
      'collected.currency',
    ])
    .select((eb) => eb.fn.countAll<number>().as('delivery_count'))
    .select(sql<number>`sum(collected.sum)::bigint`.as('sum'))
    .groupBy([
      'organization.id',
      'organization.title',
      'organization.address',
      'collected.currency',
    ])
    .orderBy('sum', 'desc')
    .execute();
}

/** How the last delivery of an order stands, for a selection of any query; null before the first. */
export function selectLastDelivery(orderId: Expression<number>) {
  return jsonObjectFrom(
    expressionBuilder<DeliveryTables, never>()
      .selectFrom('delivery')
      .where('delivery.order_id', '=', orderId)
      .select(['delivery.pin', 'delivery.reason'])
      .select(['delivery.created_at', 'delivery.taken_at', 'delivery.finished_at'])
      .select(['delivery.picked_up_at', 'delivery.returned_at'])
      .select(['delivery.cash_due', 'delivery.cash_settled_at'])
      .select((eb) => [
        selectFullName(eb.ref('delivery.courier_id')).as('full_name'),
        selectPhone(eb.ref('delivery.courier_id')).as('courier_phone'),
        selectPicture(eb.ref('delivery.photo_id')).as('photo'),
      ])
      .orderBy('delivery.attempt', 'desc')
      .limit(1),
  );
}
