import { sql, type Kysely } from 'kysely';
import type { CourierPosition } from '@karavan/shared-api/contract/delivery-positions';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { selectOrders } from '../../orders/index.ts';
import { findDeliveryForCourier, type ShownTables } from '../delivery.queries.ts';

/** A point that comes sooner after the last one is not kept. */
const SAMPLE_SECONDS = 10;

interface OwnDelivery {
  readonly id: number;
  readonly courierId: number;
}

/**
 * The courier of one delivery lets its client see where they are, or ends that at once.
 * @throws ApiError `not_found` for a delivery of another service, `conflict` for one that they do not bring
 */
export async function sharePosition(
  db: Kysely<ShownTables>,
  { id, courierId, isShared }: OwnDelivery & { readonly isShared: boolean },
): Promise<void> {
  await requireOwn(db, { id, courierId });
  if (!isShared) {
    await db.deleteFrom('courier_position').where('delivery_id', '=', id).execute();
    return;
  }
  // Of two at once, the end of the delivery is the last: it deletes what it sees, or this sees that it is over.
  await db.transaction().execute(async (trx) => {
    const carried = await trx
      .selectFrom('delivery')
      .select('id')
      .where('id', '=', id)
      .where('courier_id', '=', courierId)
      .where('status', '=', 'delivery_status_taken_for_delivery')
      .forUpdate()
      .executeTakeFirst();
    if (!carried) throw new ApiError('conflict');
    await trx
      .insertInto('courier_position')
      .values({ delivery_id: id, latitude: null, longitude: null, at: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/**
 * Keeps where the courier is, instead of the point before, unless that is younger than ten seconds.
 * @throws ApiError as `sharePosition`, and `conflict` where it is not shared
 */
export async function reportPosition(
  db: Kysely<ShownTables>,
  {
    id,
    courierId,
    latitude,
    longitude,
  }: OwnDelivery & {
    readonly latitude: number;
    readonly longitude: number;
  },
): Promise<void> {
  const delivery = await requireOwn(db, { id, courierId });
  if (!delivery.shares_position) throw new ApiError('conflict');
  await db
    .updateTable('courier_position')
    .set({ latitude, longitude, at: sql<Date>`now()` })
    .where('delivery_id', '=', id)
    .where((eb) =>
      eb.or([
        eb('at', 'is', null),
        eb('at', '<=', sql<Date>`now() - make_interval(secs => ${SAMPLE_SECONDS})`),
      ]),
    )
    .execute();
}

async function requireOwn(db: Kysely<ShownTables>, { id, courierId }: OwnDelivery) {
  const delivery = await findDeliveryForCourier(db, id, courierId);
  if (!delivery) throw new ApiError('not_found');
  const isCarried = delivery.status === 'delivery_status_taken_for_delivery';
  if (delivery.courier_id !== courierId || !isCarried) throw new ApiError('conflict');
  return delivery;
}

/**
 * Where the courier of a client's own order is; null while nobody shares it.
 * @throws ApiError `not_found` for an order of others, the staff's included
 */
export async function readCourierPosition(
  db: Kysely<ShownTables>,
  orderId: number,
  clientId: number,
): Promise<CourierPosition | null> {
  const order = await db
    .selectFrom(selectOrders(db).as('ordered'))
    .select('ordered.id')
    .where('ordered.id', '=', orderId)
    .where('ordered.client_id', '=', clientId)
    .executeTakeFirst();
  if (!order) throw new ApiError('not_found');
  const row = await db
    .selectFrom('delivery')
    .innerJoin('courier_position as position', 'position.delivery_id', 'delivery.id')
    .select(['delivery.id', 'position.latitude', 'position.longitude', 'position.at'])
    .where('delivery.order_id', '=', orderId)
    .where('delivery.status', '=', 'delivery_status_taken_for_delivery')
    .executeTakeFirst();
  if (!row || row.latitude === null || row.longitude === null || row.at === null) return null;
  const { id: delivery_id, latitude, longitude, at } = row;
  return { delivery_id, latitude, longitude, at: at.toISOString() };
}
