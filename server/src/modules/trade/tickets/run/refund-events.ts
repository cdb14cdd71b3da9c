import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../../database-tables.ts';
import type { Transact, UnitOfWork } from '../../../../platform/events/unit-of-work.ts';
import { isPostponed, workOff } from '../../../../platform/jobs/work-off.ts';
import { lockOrder, selectPlaceOrders, type Orders } from '../../orders/index.ts';
import { refundEventsTask } from './refund-events-task.ts';

const BATCH = 200;

/**
 * Winds up the orders of cancelled events whose holders have been told: money that was paid goes back with its cashback,
 * what is reserved is rejected, and the places are free. Each order has a transaction of its own, whose first statement
 * locks it: whatever stops the job in between and however many do it, each is refunded once. One that fails is put off.
 * @throws AggregateError of all that failed; the others are done
 */
export async function refundEvents(
  db: Kysely<Tables>,
  transact: Transact<Tables>,
  orders: Orders,
  { batch = BATCH } = {},
): Promise<void> {
  let due: { id: number }[];
  do {
    due = await findDue(db, batch);
    await workOff(db, refundEventsTask, due, ({ id }) =>
      transact((unit) => windUp(unit, orders, id)),
    );
  } while (due.length === batch);
}

function findDue(db: Kysely<Tables>, batch: number) {
  return db
    .selectFrom(
      selectPlaceOrders(db)
        .where('sale_order.status', 'in', ['in_progress', 'accepted'])
        .where(sql<boolean>`sale_order.payment_status is distinct from 'refunded'`)
        .where('line.item_id', 'in', calledOff(db))
        .as('placed'),
    )
    .select('placed.id')
    .where(({ not, ref }) => not(isPostponed(refundEventsTask, ref('placed.id'))))
    .orderBy('placed.id')
    .limit(batch)
    .execute();
}

const calledOff = (db: Kysely<Tables>) =>
  db
    .selectFrom('event')
    .innerJoin('event_change as change', 'change.item_id', 'event.item_id')
    .select('event.item_id')
    .where('event.status', '=', 'cancelled')
    .where('change.kind', '=', 'cancelled')
    .where('change.told_at', 'is not', null);

async function windUp(unit: UnitOfWork<Tables>, orders: Orders, orderId: number): Promise<void> {
  const order = await lockOrder(unit.trx, orderId, 'anybody');
  const { organization_id: organizationId, status, payment_status, fulfilled_at } = order;
  if (status === 'rejected' || payment_status === 'refunded') return;
  if (fulfilled_at === null) {
    await orders.move(unit, { orderId, action: 'call_off', of: 'timer' });
  } else {
    await orders.refund(unit, { orderId, organizationId, goodsReturn: true });
  }
}
