import { sql } from 'kysely';
import { wallTimeOf } from '../platform/time/wall-time.ts';
import { createRental } from './factories/bookings.ts';
import { openShop, type Client, type Shop } from './shop.ts';
import type { TestServer } from './test-server.ts';

const DAY = 86_400_000;

/** Of a day, in minor units. */
export const PRICE = 200_000;

interface Booking {
  readonly starts_at?: string;
  readonly units?: number;
  readonly method?: 'online_payment' | 'self_pickup';
  readonly spend_gifts?: boolean;
  readonly total?: string;
}

/** A shop that lets things by the day, with a card of five percent. */
export interface TestRentals {
  readonly shop: Shop;
  newRental(terms?: object): Promise<number>;
  /** Two days, three days from now, unless told otherwise. */
  ask(client: Client, itemId: number, booking?: Booking): ReturnType<TestServer['call']>;
  /** Answers the order. */
  book(client: Client, itemId: number, booking?: Booking): Promise<number>;
  /** Does something with a booking, in the name of the owner unless another token is given. */
  act(action: string, order: number, token?: string): ReturnType<TestServer['call']>;
  pay(client: Client, order: number): Promise<void>;
  /** As if the booking had been made for another time: it begins so many hours from now. */
  beginIn(order: number, hours: number): Promise<unknown>;
}

/** So many days from now, at the hour when rooms are handed over there. */
export const dayAhead = (days: number) =>
  `${wallTimeOf(new Date(Date.now() + days * DAY), 'Asia/Bishkek').slice(0, 10)}T14:00`;

export async function openTestRentals(server: TestServer): Promise<TestRentals> {
  const { db } = server.database;
  const shop = await openShop(server);
  const card = { organization_id: shop.organizationId };
  await db
    .insertInto('discount_card')
    .values({ ...card, kind: 'fixed' })
    .execute();
  await db
    .insertInto('discount_tier')
    .values({ ...card, kind: 'fixed', basis_points: 500, spend_limit: 0 })
    .execute();
  const ask: TestRentals['ask'] = (client, itemId, booking = {}) =>
    client.call(`/rentals/${itemId}/booking/`, 'POST', {
      starts_at: dayAhead(3),
      units: 2,
      method: 'online_payment',
      ...booking,
    });
  return {
    shop,
    ask,
    newRental: (terms = {}) =>
      createRental(db, { organizationId: shop.organizationId, price: PRICE, ...terms }),
    async book(client, itemId, booking) {
      const { body } = await ask(client, itemId, booking);
      return (body as { transaction_id: number }).transaction_id;
    },
    act: async (action, order, token) =>
      server.call(`/organizations/${shop.organizationId}/bookings/${order}/${action}/`, {
        method: 'POST',
        token: token ?? (await server.sessionOf(shop.owner)),
      }),
    pay: async (client, order) => client.payAt(order, await client.openPayment(order)),
    beginIn: (order, hours) =>
      db
        .updateTable('rental_booking')
        .set({
          during: sql<string>`tstzrange(
            now() + make_interval(mins => ${Math.round(hours * 60)}),
            now() + make_interval(mins => ${Math.round(hours * 60)}) + (upper(during) - lower(during)))`,
        })
        .where('order_id', '=', order)
        .execute(),
  };
}
