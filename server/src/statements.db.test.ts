import type { Cart } from '@karavan/shared-api/contract/carts';
import { openShop, type Client } from './testing/shop.ts';
import { countStatements } from './testing/count-statements.ts';
import { createTestServer, type TestServer } from './testing/test-server.ts';

/**
 * What runs all the time asks the database little: statements for one request of a signed-in person
 * who sees prices in another currency. The session is one of them.
 */
const MOST = 3;
/** A checkout: twelve, and besides the session, and the beginning and the end of its transaction. */
const MOST_OF_CHECKOUT = 12 + 3;

let server: TestServer;
let client: Client;
let cart: Cart;
let token: string;
beforeAll(async () => {
  server = await createTestServer();
  client = await (await openShop(server)).newClient();
  cart = await client.fill(1000);
  token = client.token;
});
afterAll(() => server.close());

async function statementsOf(path: string, method: 'GET' | 'PUT' | 'POST', body?: object) {
  return countStatements(server.database, async () => {
    const { status } = await server.call(path, {
      method,
      token,
      headers: { 'x-currency': 'USD' },
      ...(body && { body }),
    });
    expect([200, 201]).toContain(status);
  });
}

it.each([
  ['the feed', () => statementsOf('/shop/feed/', 'GET')],
  ['a search', () => statementsOf('/shop/feed/?search=to', 'GET')],
  ['an item', () => statementsOf(`/shop/items/${cart.lines[0]!.item.id}/`, 'GET')],
  ['the count of notifications', () => statementsOf('/notifications/count/', 'GET')],
  ['a cart', () => statementsOf(`/carts/${cart.id}/`, 'GET')],
  [
    'a quantity',
    () =>
      statementsOf(`/carts/${cart.id}/`, 'PUT', {
        lines: [{ size_id: cart.lines[0]!.size_id, quantity: 2 }],
      }),
  ],
  [
    'putting something into the cart',
    () => statementsOf('/carts/items/', 'POST', { size_id: cart.lines[0]!.size_id, quantity: 1 }),
  ],
])('%s takes three statements at most', async (_name, count) => {
  expect(await count()).toBeLessThanOrEqual(MOST);
});

it('a checkout takes twelve in its transaction at most', async () => {
  const { version } = (await server.call(`/carts/${cart.id}/`, { token })).body as Cart;
  const path = `/carts/${cart.id}/selfPickup/`;
  expect(await statementsOf(path, 'POST', { version })).toBeLessThanOrEqual(MOST_OF_CHECKOUT);
});
