import { trustNewcomers } from '../../../testing/factories/orders.ts';
import { openCart } from '../../../testing/test-cart.ts';
import { inputOf, openCatalog } from '../../../testing/test-catalog.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

jest.setTimeout(60_000);

let server: TestServer;
let shop: Awaited<ReturnType<typeof openCatalog>>;
beforeAll(async () => {
  server = await createTestServer();
  shop = await openCatalog(server);
  await trustNewcomers(server.database.db, shop.organizationId);
});
afterAll(() => server.close());

/** A client with both sizes of a new product in their cart, the first of which is taken away. */
async function loseSize() {
  const item = await shop.added();
  const [gone, left] = item.sizes;
  const client = await openCart(server, [{ size_id: gone!.id }, { size_id: left!.id }]);
  expect((await shop.edit(item, { sizes: inputOf(item).sizes.slice(1) })).status).toBe(200);
  return { client, item, left: left!.id };
}

it('a size that goes is named by the cart, and asked about however late it is read', async () => {
  const { client, item, left } = await loseSize();
  expect(await client.checkOut()).toMatchObject({
    status: 400,
    body: { code: 'cart_changed', cart: { gone: [{ name: item.title, size: 'S' }] } },
  });
  const seen = await client.read();
  expect(seen).toMatchObject({
    lines: [{ size_id: left, change: null }],
    gone: [{ name: item.title, size: 'S' }],
  });
  // Knowing the cart is not agreeing to it.
  expect(await client.checkOut(seen)).toMatchObject({ body: { code: 'cart_changed' } });
});

it('what is left is ordered once the client has agreed', async () => {
  const { client, left } = await loseSize();
  const { body } = await client.setQuantities([{ size_id: left, quantity: 1 }]);
  expect(body).toMatchObject({ gone: [] });
  expect((await client.checkOut(await client.read())).status).toBe(201);
});

it('a product that is deleted leaves its name in carts', async () => {
  const item = await shop.added();
  const client = await openCart(server, [{ size_id: item.sizes[0]!.id }]);
  expect((await shop.call(`${item.id}/`, 'DELETE')).status).toBe(204);
  expect(await client.read()).toMatchObject({
    lines: [],
    gone: [{ name: item.title, size: 'S' }],
  });
});

it('a new price is asked about as well', async () => {
  const item = await shop.added();
  const client = await openCart(server, [{ size_id: item.sizes[1]!.id }]);
  await shop.edit(item, { price: '2600' });
  expect(await client.checkOut()).toMatchObject({
    body: { code: 'cart_changed', cart: { lines: [{ change: 'price' }], gone: [] } },
  });
});
