import type { Cart } from '@karavan/shared-api/contract/carts';
import { createUser } from '../../../testing/factories/accounts.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import {
  ask,
  confirmedCart,
  openWholesale,
  SHOWN,
  type Wholesale,
} from '../../../testing/test-wholesale.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('nobody else is shown the wholesale price', () => {
  let shop: Wholesale;
  let confirmed: Awaited<ReturnType<typeof confirmedCart>>;
  beforeAll(async () => {
    shop = await openWholesale(server);
    confirmed = await confirmedCart(shop);
  });

  /** All that shows an item or its price to others. */
  const paths = (item: number, organization: number) => [
    `/shop/items/${item}/`,
    `/shop/items/${item}/similar/`,
    `/shop/items/${item}/wholesale/`,
    '/shop/feed/?limit=40',
    '/shop/feed/?order_by=price',
    '/shop/feed/?price_to=900',
    '/shop/feed/sizes/',
    `/organizations/${organization}/`,
    `/organizations/${organization}/wholesale/`,
  ];
  const has = (answer: unknown) => /876[.,]54|87654/.test(JSON.stringify(answer));

  it('is shown to whom it is for', async () => {
    const { client, itemId } = confirmed;
    const own = await client.call(`/shop/items/${itemId}/wholesale/`);
    expect(own.body).toEqual({
      steps: [{ min_quantity: 5, price: { amount: SHOWN, currency: 'KGS' } }],
      card: null,
    });
    expect(has(confirmed.cart)).toBe(true);
  });

  it('the till tells who buys wholesale once their code is shown, and not by their number', async () => {
    const { client } = confirmed;
    const seen = async (reference: string) => {
      const path = `transactions/client/?client=${encodeURIComponent(reference)}`;
      return (await shop.staff(path, 'GET')).body as { is_wholesale?: true };
    };
    const { code } = (await client.call('/users/me/qr/')).body as { code: string };
    expect(await seen(code)).toMatchObject({ is_wholesale: true });
    expect(await seen(`UID${client.id}`)).not.toHaveProperty('is_wholesale');
  });

  it.each(['a guest', 'another client', 'one who waits'])('not to %s', async (who) => {
    const other = await shop.newClient();
    if (who === 'one who waits') await ask(shop, other);
    const token = who === 'a guest' ? undefined : other.token;
    for (const path of paths(confirmed.itemId, shop.organizationId)) {
      const { body } = await server.call(path, token === undefined ? {} : { token });
      expect({ path, isShown: has(body) }).toEqual({ path, isShown: false });
    }
    if (who === 'a guest') return;
    const { size_id } = confirmed.cart.lines[0]!;
    const added = await other.call('/carts/items/', 'POST', { size_id, quantity: 6 });
    const { cart_id } = added.body as { cart_id: number };
    const cart = (await other.call(`/carts/${cart_id}/`)).body as Cart;
    expect(cart.lines[0]!.price.amount).toBe('1000.00');
    expect(has([cart, (await other.call('/carts/')).body])).toBe(false);
  });

  it('nor does a filter by price tell it, not even to whom it is for', async () => {
    const { client, itemId } = confirmed;
    const { body } = await client.call('/shop/feed/?price_to=900&limit=40');
    const ids = (body as { list: { id: number }[] }).list.map(({ id }) => id);
    expect(ids).not.toContain(itemId);
  });

  it('and the same address answers a guest the same for a confirmed client', async () => {
    // What a cache may keep has nothing of anybody in it.
    const { client, itemId } = confirmed;
    expect(has((await client.call(`/shop/items/${itemId}/`)).body)).toBe(false);
    const stranger = await createUser(server.database.db);
    const { body } = await server.call(`/shop/items/${itemId}/wholesale/`, {
      token: await server.sessionOf(stranger),
    });
    expect(body).toEqual({ steps: [], card: null });
  });
});
