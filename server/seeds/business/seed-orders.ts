import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../src/database-tables.ts';
import type { SeededPeople } from '../people/seed-people.ts';
import { createRandom, type Random } from '../random.ts';
import { ADDRESSES, COURIER_FEE, DELIVERY_FEE } from './delivery-terms.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** By then the courier has handed the cash to the shop. */
const SETTLED_AFTER = 20 * DAY;
const YEAR = 365 * DAY;
const ORDERS = 792;
/** From 0, the same number of orders each day, to 1, hardly any a year ago. */
const GROWTH = 0.4;
/** From the opening to the closing of the shop, in UTC. */
const OPENS = 4 * HOUR;
const OPEN_FOR = 9 * HOUR;
/**
 * So many of the newest orders are not over yet: the first two wait for an answer, one of the client
 * for their payment, one was brought back, and the others wait for a courier.
 */
const OPEN_ORDERS = 8;
/** They are hours old, the others have days. */
const OPEN_ORDER_STEP = 5 * HOUR;
const UNPAID_ORDER = 2;
const RETURNED_ORDER = 3;
const METHODS = ['cart_checkout', 'self_pickup', 'cash_courier', 'online_payment'] as const;

type OrderRow = Insertable<Tables['sale_order']>;

interface OrdersSeed {
  readonly people: SeededPeople;
  readonly now: Date;
}

/** A year of orders of the shop, with the deliveries of those that are brought. */
export async function seedOrders(db: Kysely<Tables>, { people, now }: OrdersSeed): Promise<void> {
  const random = createRandom(77);
  const items = await db
    .selectFrom('item')
    .select(['id', 'name', 'price'])
    .where('organization_id', '=', people.shopId)
    .where('price', 'is not', null)
    .execute();
  for (let index = 0; index < ORDERS; index += 1) {
    const created_at = timeOf(index, now, random);
    const item = random.pick(items);
    const quantity = random.integer(1, 3);
    const goods = item.price! * quantity;
    const discount = random.next() < 0.3 ? Math.round(goods / 10) : 0;
    const client = random.pick([people.accounts.client, ...people.others]);
    const order: OrderRow = {
      organization_id: people.shopId,
      client_id: index === UNPAID_ORDER ? people.accounts.client : client,
      currency: 'KGS',
      goods,
      discount,
      basis_points: discount > 0 ? 1000 : 0,
      created_at,
      ...stateOf(index, random, created_at, people),
    };
    const { id, total } = await db
      .insertInto('sale_order')
      .values(order)
      .returning(['id', 'total'])
      .executeTakeFirstOrThrow();
    await db
      .insertInto('sale_order_line')
      .values({
        order_id: id,
        position: 0,
        item_id: item.id,
        name: item.name,
        quantity,
        price: item.price!,
        discount,
      })
      .execute();
    const isSettled = created_at.getTime() < now.getTime() - SETTLED_AFTER;
    const steps = stepsOf(index, created_at);
    if (order.delivery_status) {
      await seedDelivery(db, people, { ...order, id, total, steps, isSettled });
    }
  }
}

/** The newest orders wait since hours ago, the others are of the opening hours of days before. */
function timeOf(index: number, now: Date, random: Random): Date {
  if (index < OPEN_ORDERS) return new Date(now.getTime() - index * OPEN_ORDER_STEP);
  const part = (index - OPEN_ORDERS) / ORDERS;
  const age = DAY + YEAR * part * (1 - GROWTH + GROWTH * part);
  const midnight = Math.floor((now.getTime() - age) / DAY) * DAY;
  return new Date(midnight + OPENS + random.next() * OPEN_FOR);
}

/** How an order is had and how far it has come, by its age. */
function stateOf(
  index: number,
  random: Random,
  created_at: Date,
  { accounts }: SeededPeople,
): Partial<OrderRow> & Pick<OrderRow, 'method'> {
  const method = random.pick(METHODS);
  const isRejected = random.next() < 0.07;
  const place = {
    city: 'Бишкек',
    ...random.pick(ADDRESSES),
    phone: `+99655500${String(random.integer(0, 9999)).padStart(4, '0')}`,
    delivery_fee: DELIVERY_FEE,
    courier_fee: COURIER_FEE,
  };
  const accepted = {
    status: 'accepted',
    accepted_at: created_at,
    cashier_id: accounts.seller,
  } as const;
  if (index === 0) {
    return { method: 'cash_courier', ...place, note: 'Позвоните за полчаса: ребёнок спит днём.' };
  }
  if (index === 1) return { method: 'online_payment', note: 'Заверните в подарок, пожалуйста.' };
  if (index === UNPAID_ORDER) return { method: 'online_payment', ...accepted };
  if (index < OPEN_ORDERS) {
    const delivery_status =
      index === RETURNED_ORDER
        ? 'delivery_status_rejected_by_delivery_service'
        : 'delivery_status_set_for_delivery';
    return { method: 'cash_courier', ...place, ...accepted, delivery_status };
  }
  if (isRejected) return { method, status: 'rejected', reason: 'out_of_stock' };
  const over = { ...accepted, fulfilled_at: created_at, payment_status: 'accepted' } as const;
  if (method !== 'cash_courier') return { method, ...over };
  const steps = stepsOf(index, created_at);
  return {
    method,
    ...place,
    ...over,
    accepted_at: steps.accepted,
    fulfilled_at: steps.delivered,
    delivery_status: 'delivery_status_delivered',
  };
}

/** When an order that was brought got on: from 50 minutes to two hours in all. */
function stepsOf(index: number, created_at: Date) {
  const after = (minutes: number) => new Date(created_at.getTime() + minutes * MINUTE);
  const whole = 50 + ((index * 37) % 70);
  return {
    accepted: after(whole * 0.2),
    sent: after(whole * 0.4),
    taken: after(whole * 0.5),
    delivered: after(whole),
  };
}

async function seedDelivery(
  db: Kysely<Tables>,
  { accounts, deliveryServiceId }: SeededPeople,
  order: OrderRow & {
    readonly id: number;
    readonly total: number;
    readonly steps: ReturnType<typeof stepsOf>;
    readonly isSettled: boolean;
  },
): Promise<void> {
  const isOver = order.delivery_status === 'delivery_status_delivered';
  const isReturned = order.delivery_status === 'delivery_status_rejected_by_delivery_service';
  const { sent, taken, delivered } = order.steps;
  await db
    .insertInto('delivery')
    .values({
      order_id: order.id,
      delivery_organization_id: deliveryServiceId,
      who_pays: 'client',
      fee: COURIER_FEE,
      currency: order.currency,
      cash_due: order.total,
      district: order.district!,
      address: order.address!,
      phone: order.phone!,
      status: order.delivery_status!,
      created_at: sent,
      ...(isReturned && {
        reason: 'Никто не открыл',
        picked_up_at: taken,
        parcels: 1,
        returned_at: delivered,
        return_confirmed_at: delivered,
      }),
      ...((isOver || isReturned) && {
        courier_id: accounts.courier,
        taken_at: taken,
        finished_at: delivered,
      }),
      ...(isOver && {
        picked_up_at: taken,
        parcels: 1,
        // Of the newest ones the courier still has the money.
        cash_settled_at: order.isSettled ? delivered : null,
      }),
    })
    .execute();
}
