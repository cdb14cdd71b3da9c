import type { FeedPost } from '@karavan/shared-api/contract/feed';
import type { Page } from '@karavan/shared-api/contract/page';
import { createUser } from '../../../testing/factories/accounts.ts';
import { createItem, createOrganization } from '../../../testing/factories/catalog.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let token: string;
let itemId: number;
beforeAll(async () => {
  server = await createTestServer();
  const { db, pool } = server.database;
  token = await server.sessionOf(await createUser(db));
  const organization_id = await createOrganization(db, { currency: 'KGS' });
  itemId = await createItem(db, { organization_id, price: 87_450 });
  await pool.query(`update currency_rate set per_dollar = 87.45 where currency = 'KGS'`);
});
afterAll(() => server.close());

const USD = { 'x-currency': 'USD' };

it('lists what can be converted to, in the language asked for', async () => {
  const { body } = await server.call('/currency/', { headers: { 'accept-language': 'de' } });
  const { list } = body as { list: { code: string; name: string; sign: string }[] };
  expect(list).toContainEqual({ code: 'USD', name: 'US-Dollar', sign: '$' });
  expect(list.map(({ code }) => code)).toContain('KGS');
});

it('converts for signed-in people, and tells guests to sign in', async () => {
  const path = '/currency/conversion/?from=KGS&to=USD&amount=874.50';
  expect(await server.call(path, { token })).toMatchObject({
    status: 200,
    body: { amount: '10.00', currency: 'USD' },
  });
  expect((await server.call(path)).status).toBe(401);
});

it.each([
  ['from=XAU&to=USD&amount=1', 'from'],
  ['from=USD&to=XAU&amount=1', 'to'],
  ['from=KGS&to=USD&amount=1.005', 'amount'],
  ['from=KGS&to=USD&amount=-1', 'amount'],
])('names what is wrong with %s', async (query, field) => {
  const answer = await server.call(`/currency/conversion/?${query}`, { token });
  expect(answer).toMatchObject({
    status: 400,
    body: { errors: { [field]: [expect.any(String)] } },
  });
});

describe('a price in the feed and on its page', () => {
  const priceOf = async (call: object) => {
    const feed = (await server.call('/shop/feed/', call)).body as Page<FeedPost>;
    const item = (await server.call(`/shop/items/${itemId}/`, call)).body as FeedPost;
    expect(item.converted_price).toEqual(feed.list[0]!.converted_price);
    return feed.list[0]!;
  };

  it('is shown in the chosen currency, too, and stays what it is', async () => {
    expect(await priceOf({ token, headers: USD })).toMatchObject({
      price: { amount: '874.50', currency: 'KGS' },
      converted_price: { amount: '10.00', currency: 'USD' },
    });
  });

  it('is shown so to guests as well, who may not ask for conversions', async () => {
    expect(await priceOf({ headers: USD })).toMatchObject({
      converted_price: { amount: '10.00', currency: 'USD' },
    });
  });

  it('is shown so among what somebody likes and saves', async () => {
    await server.call(`/shop/items/${itemId}/likes/`, { method: 'POST', token });
    await server.call(`/shop/items/${itemId}/bookmark/`, { method: 'PUT', token, body: {} });
    for (const path of ['/shop/likes/', '/shop/bookmarks/']) {
      const { list } = (await server.call(path, { token, headers: USD })).body as Page<FeedPost>;
      expect(list).toMatchObject([{ converted_price: { amount: '10.00', currency: 'USD' } }]);
    }
  });

  it('stands alone in its own currency, and where no rate is known', async () => {
    for (const headers of [{}, { 'x-currency': 'KGS' }, { 'x-currency': 'XAU' }])
      expect(await priceOf({ token, headers })).not.toHaveProperty('converted_price');
  });

  it('costs no statement for its rates, however many prices there are', async () => {
    const countOf = (headers: Record<string, string>) =>
      countStatements(server.database, () => server.call('/shop/feed/', { headers }));
    expect(await countOf(USD)).toBe(await countOf({}));
  });
});

it('filters the feed by country', async () => {
  const list = async (country: string) =>
    ((await server.call(`/shop/feed/?country=${country}`)).body as Page<FeedPost>).list;
  expect(await list('KG')).toHaveLength(1);
  expect(await list('KZ')).toEqual([]);
});
