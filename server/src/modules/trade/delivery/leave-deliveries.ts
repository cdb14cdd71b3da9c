import { sql, type Kysely } from 'kysely';
import type { Obstacle } from '@karavan/shared-api/contract/departures';
import type { Eraser } from '../../../platform/personal-data/erasure.ts';
import { selectOrders, type OrdersTables } from '../orders/index.ts';
import type { DeliveryTables } from './delivery.tables.ts';

/** What a courier has in hand: things on their way, and the cash for others. */
export async function findCourierDuties(
  db: Kysely<DeliveryTables>,
  personId: number,
): Promise<Obstacle[]> {
  const { carried, owed } = await db
    .selectFrom('delivery')
    .select(({ fn }) => [
      fn
        .countAll<number>()
        .filterWhere('status', '=', 'delivery_status_taken_for_delivery')
        .as('carried'),
      fn
        .countAll<number>()
        .filterWhere(
          sql<boolean>`status = 'delivery_status_delivered' and cash_due > 0 and cash_settled_at is null`,
        )
        .as('owed'),
    ])
    .where('courier_id', '=', personId)
    .executeTakeFirstOrThrow();
  return [
    { reason: 'deliveries', count: carried, path: '/delivery/history' },
    { reason: 'cash', count: owed, path: '/delivery/history' },
  ];
}

/** Where things were brought to, what the courier wrote and the photo of it: all of the client. */
export const eraseDeliveries: Eraser<DeliveryTables & OrdersTables> = async (
  { trx },
  { id, discardPicture },
) => {
  const own = trx.selectFrom(selectOrders(trx).as('ordered')).where('ordered.client_id', '=', id);
  const shown = await trx
    .selectFrom('delivery')
    .select('photo_id')
    .where('order_id', 'in', own.select('ordered.id'))
    .where('photo_id', 'is not', null)
    .execute();
  for (const { photo_id } of shown) discardPicture(photo_id!);
  await trx
    .updateTable('delivery')
    .set({ district: '', address: '', phone: '', comment: '', pin: '', photo_id: null })
    .set({ reason: sql`case when reason is not null then '' end` })
    .where('order_id', 'in', own.select('ordered.id'))
    .execute();
};
