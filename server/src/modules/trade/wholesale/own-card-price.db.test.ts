import type { OwnCardPrice } from '@karavan/shared-api/contract/wholesale';
import { createCard } from '../../../testing/factories/discounts.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { confirmedCart, openWholesale } from '../../../testing/test-wholesale.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** What the page of a product of 1,000.00 tells a client of their card. */
async function readCard(...cards: (readonly [OwnCardPrice['kind'], number])[]) {
  const shop = await openWholesale(server);
  const client = await shop.newClient();
  const cart = await client.fill(100_000, 1);
  for (const [kind, basisPoints] of cards) {
    await createCard(server.database.db, shop.organizationId, kind, [[basisPoints, 0]]);
  }
  const path = `/shop/items/${cart.lines[0]!.item.id}/wholesale/`;
  const read = async (by = client) => (await by.call(path)).body as { card: OwnCardPrice | null };
  return { shop, client, cart, read };
}

const money = (amount: string) => ({ amount, currency: 'KGS' });

it('is the price that the cart has for one piece', async () => {
  const { client, cart, read } = await readCard(['fixed', 750]);
  const { card } = await read();
  expect(card).toEqual({ kind: 'fixed', percent: '7.5', sum: money('925.00') });
  const { body } = await client.call(`/carts/${cart.id}/`);
  expect(JSON.stringify(body)).toContain('"amount":"925.00"');
});

it('is what comes back where the card is one of cashback', async () => {
  const { read } = await readCard(['cashback', 500]);
  expect((await read()).card).toEqual({ kind: 'cashback', percent: '5', sum: money('50.00') });
});

it('is that of the card which takes most off, unless the client has chosen another', async () => {
  const { shop, client, read } = await readCard(['cashback', 900], ['fixed', 300]);
  expect((await read()).card).toMatchObject({ kind: 'fixed' });
  await client.call(`/organizations/${shop.organizationId}/discounts/own/`, 'PUT', {
    chosen: 'cashback',
  });
  expect((await read()).card).toMatchObject({ kind: 'cashback' });
});

it('is not told where there is no card, or one that gives nothing yet', async () => {
  expect((await (await readCard()).read()).card).toBeNull();
  const { shop, read } = await readCard();
  await createCard(server.database.db, shop.organizationId, 'cumulative', [[500, 1_000_000]]);
  expect((await read()).card).toBeNull();
});

it('is not told beside wholesale prices, which no card adds to', async () => {
  const shop = await openWholesale(server);
  await createCard(server.database.db, shop.organizationId, 'fixed', [[1000, 0]]);
  const { client, itemId } = await confirmedCart(shop);
  const { body } = await client.call(`/shop/items/${itemId}/wholesale/`);
  expect(body).toMatchObject({ card: null, steps: [{ min_quantity: 5 }] });
});
