import { sql, type Kysely } from 'kysely';
import type { Obstacle } from '@karavan/shared-api/contract/departures';
import type { Eraser } from '../../../platform/personal-data/erasure.ts';
import { selectOrders, type OrdersTables } from '../orders/index.ts';
import { owesCash } from './delivery.queries.ts';
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
      fn.countAll<number>().filterWhere(owesCash()).as('owed'),
    ])
    .where('courier_id', '=', personId)
    .executeTakeFirstOrThrow();
  return [
    { reason: 'deliveries', count: carried, path: '/delivery/history' },
    { reason: 'cash', count: owed, path: '/delivery/cash' },
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
    .set({ latitude: null, longitude: null })
    .set({ reason: sql`case when reason is not null then '' end` })
    .where('order_id', 'in', own.select('ordered.id'))
    .execute();
};

/** What a courier has written to a service about cash; the sums stay, without their words. */
export const eraseHandOvers: Eraser<DeliveryTables> = async ({ trx }, { id }) => {
  await trx
    .updateTable('cash_hand_over')
    .set({ note: '', dispute: sql`case when dispute is not null then '' end` })
    .where('courier_id', '=', id)
    .execute();
};
