import type { Cart } from '@karavan/shared-api/contract/carts';
import type { RentalQuote } from '@karavan/shared-api/contract/rentals';
import type { TicketQuote } from '@karavan/shared-api/contract/tickets';
import { createEvent, createRental } from '../../../testing/factories/bookings.ts';
import { createAddress, createServiceOf } from '../../../testing/factories/delivery.ts';
import { createCard } from '../../../testing/factories/discounts.ts';
import { openShop, type Client, type Shop } from '../../../testing/shop.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { wallTimeOf } from '../../../platform/time/wall-time.ts';

const DAY = 86_400_000;

let server: TestServer;
let shop: Shop;
let client: Client;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  shop = await openShop(server);
  const { db } = server.database;
  await createCard(db, shop.organizationId, 'fixed', [[1000, 0]]);
  await createServiceOf(db, shop.organizationId);
  client = await shop.newClient();
  await createAddress(db, client.id);
});
afterAll(() => server.close());

/** The organization gives less from now on. */
const lowerTier = () =>
  server.database.db
    .updateTable('discount_tier')
    .set({ basis_points: 500 })
    .where('organization_id', '=', shop.organizationId)
    .execute();

const countOrders = async () => {
  const { count } = await server.database.db
    .selectFrom('sale_order')
    .where('organization_id', '=', shop.organizationId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

interface Way {
  /** @returns the total that is shown */
  see(): Promise<string>;
  order(total: string): ReturnType<Client['call']>;
  /** The total in the refusal. */
  told(body: never): string;
  readonly status: number;
}

function cartWay(last: string, isDelivered: boolean, body: object = {}): Way {
  let cart: Cart;
  const totalOf = (seen: Cart) => (isDelivered ? seen.delivery! : seen).total.amount;
  return {
    status: 400,
    async see() {
      cart = await client.fill(10_000);
      return totalOf(cart);
    },
    order: (total) =>
      client.call(`/carts/${cart.id}/${last}/`, 'POST', { version: cart.version, total, ...body }),
    told: (refused: { cart: Cart }) => totalOf(refused.cart),
  };
}

const rentalWay = (): Way => {
  let itemId: number;
  const request = {
    starts_at: `${wallTimeOf(new Date(Date.now() + 3 * DAY), 'Asia/Bishkek').slice(0, 10)}T14:00`,
    units: 2,
  };
  return {
    status: 409,
    async see() {
      itemId = await createRental(server.database.db, { organizationId: shop.organizationId });
      const { body } = await client.call(`/rentals/${itemId}/booking/preprocess/`, 'POST', request);
      return (body as RentalQuote).total.amount;
    },
    order: (total) =>
      client.call(`/rentals/${itemId}/booking/`, 'POST', {
        ...request,
        method: 'self_pickup',
        total,
      }),
    told: ({ quote }: { quote: RentalQuote }) => quote.total.amount,
  };
};

const ticketWay = (): Way => {
  let selection: object;
  return {
    status: 409,
    async see() {
      const { sizeId } = await createEvent(server.database.db, {
        organizationId: shop.organizationId,
      });
      selection = { size_id: sizeId, quantity: 2 };
      const { body } = await client.call('/tickets/preprocess/', 'POST', selection);
      return (body as TicketQuote).total.amount;
    },
    order: (total) =>
      client.call('/tickets/', 'POST', { ...selection, method: 'online_payment', total }),
    told: ({ quote }: { quote: TicketQuote }) => quote.total.amount,
  };
};

const tillWay = (): Way => {
  const sale = () => ({ client: `UID${client.id}`, amount: '100' });
  const call = async (last: string, body: object) =>
    server.call(`/organizations/${shop.organizationId}/transactions/${last}/`, {
      method: 'POST',
      token: await server.sessionOf(shop.owner),
      body,
    });
  return {
    status: 409,
    async see() {
      const { body } = await call('preprocess', sale());
      return (body as TicketQuote).total.amount;
    },
    order: (total) => call('complete', { ...sale(), total }),
    told: ({ quote }: { quote: TicketQuote }) => quote.total.amount,
  };
};

describe.each<[string, () => Way]>([
  ['pick-up', () => cartWay('selfPickup', false)],
  ['a cart at the till', () => cartWay('offline', false)],
  ['a courier', () => cartWay('delivery', true)],
  ['pick-up that is paid online', () => cartWay('onlinePayment', false)],
  ['a courier who is paid online', () => cartWay('onlinePayment', true, { is_delivered: true })],
  ['a rental', rentalWay],
  ['tickets', ticketWay],
  ['a sum at the till', tillWay],
])('an order by way of %s', (_, wayOf) => {
  it('is charged as it was shown, or asked again with the new total', async () => {
    const way = wayOf();
    const seen = await way.see();
    await lowerTier();
    const refused = await way.order(seen);
    expect(refused).toMatchObject({ status: way.status, body: { code: 'quote_changed' } });
    expect(await countOrders()).toBe(0);
    const now = way.told(refused.body);
    expect(Number(now)).toBeGreaterThan(Number(seen));

    const { status, body } = await way.order(now);
    expect(status).toBe(201);
    const { transaction_id: id } = body as { transaction_id: number };
    expect((await client.receipt(id)).total.amount).toBe(now);
  });
});

describe('a cart', () => {
  it('whose cashback another order has spent meanwhile is asked for again, without it', async () => {
    const { db } = server.database;
    await db
      .insertInto('cashback_account')
      .values({
        organization_id: shop.organizationId,
        client_id: client.id,
        currency: 'KGS',
        balance: 10_000,
      })
      .execute();
    const empty = await client.fill(100_000);
    const { body } = await client.call(`/carts/${empty.id}/cashback/`, 'PUT', { spend: true });
    const cart = body as Cart;
    expect(cart.total.amount).toBe('800.00');
    await db.updateTable('cashback_account').set({ balance: 0 }).execute();
    const refused = await client.call(`/carts/${cart.id}/selfPickup/`, 'POST', {
      version: cart.version,
      total: cart.total.amount,
    });
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'quote_changed', cart: { total: { amount: '900.00' } } },
    });
    expect(await countOrders()).toBe(0);
  });

  it('that costs more to be brought than was shown is asked for again', async () => {
    const cart = await client.fill(10_000);
    await server.database.db
      .updateTable('delivery_settings')
      .set({ base_fee: 20_000 })
      .where('organization_id', '=', shop.organizationId)
      .execute();
    const refused = await client.call(`/carts/${cart.id}/delivery/`, 'POST', {
      version: cart.version,
      total: cart.delivery!.total.amount,
    });
    expect(refused).toMatchObject({ status: 400, body: { code: 'quote_changed' } });
  });

  it('names a total that is no sum', async () => {
    const { id, version } = await client.fill(10_000);
    const answer = await client.call(`/carts/${id}/selfPickup/`, 'POST', { version, total: 'ten' });
    expect(answer).toMatchObject({ status: 400, body: { errors: { total: expect.anything() } } });
  });
});
