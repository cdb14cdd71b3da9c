import type { Kysely } from 'kysely';
import type { Tables } from '../../database-tables.ts';
import type { Orders } from '../../modules/trade/orders/index.ts';
import { expireDeliveries } from '../../modules/trade/delivery/index.ts';
import { expireOrders } from '../../modules/trade/orders/index.ts';
import {
  createPaymentProvider,
  expirePayments,
  refundPayments,
} from '../../modules/trade/payments/index.ts';
import type { Transact } from '../../platform/events/unit-of-work.ts';

interface Timers {
  readonly db: Kysely<Tables>;
  readonly transact: Transact<Tables>;
  readonly orders: Orders;
  readonly provider: NonNullable<Awaited<ReturnType<typeof createPaymentProvider>>>;
}

const DELIVERY_HOURS = 24;

/** What the minute's timers do. */
export async function tick({ db, transact, orders, provider }: Timers): Promise<void> {
  await expireOrders(db, transact, orders);
  await expirePayments(db, transact, orders, provider);
  await expireDeliveries(db, transact, DELIVERY_HOURS);
}

/** Gives back whatever is due, as the jobs that were added for it do. */
export async function giveBackAll({
  db,
  provider,
}: Pick<Timers, 'db' | 'provider'>): Promise<void> {
  const orders = await db.selectFrom('payment').select('order_id').distinct().execute();
  for (const { order_id } of orders) await refundPayments(db, provider, order_id);
}
