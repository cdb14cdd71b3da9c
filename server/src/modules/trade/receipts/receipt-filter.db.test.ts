import { createUser } from '../../../testing/factories/accounts.ts';
import { createOrganization } from '../../../testing/factories/catalog.ts';
import { createOrder } from '../../../testing/factories/orders.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let client: number;
let shop: number;
let house: number;
/** By what stands behind them. */
const orders: Record<'waiting' | 'sold' | 'refused' | 'stay' | 'foreign', number> = {
  waiting: 0,
  sold: 0,
  refused: 0,
  stay: 0,
  foreign: 0,
};

beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.database;
  client = await createUser(db);
  shop = await createOrganization(db, { title: 'Лавка 100%' });
  // It is already the next day there when the order is made.
  house = await createOrganization(db, { title: 'Дом у озера', time_zone: 'Asia/Bishkek' });
  const inShop = { client_id: client, organization_id: shop } as const;
  orders.waiting = await createOrder(db, { ...inShop, created_at: new Date('2026-03-01T09:00Z') });
  orders.sold = await createOrder(db, {
    ...inShop,
    status: 'accepted',
    payment_status: 'accepted',
    fulfilled_at: new Date('2026-03-03T09:00Z'),
    created_at: new Date('2026-03-02T09:00Z'),
  });
  orders.refused = await createOrder(db, {
    ...inShop,
    status: 'rejected',
    reason: 'expired',
    created_at: new Date('2026-03-03T09:00Z'),
  });
  orders.stay = await createOrder(db, {
    client_id: client,
    organization_id: house,
    kind: 'rent',
    created_at: new Date('2026-03-04T20:00Z'),
  });
  orders.foreign = await createOrder(db, { organization_id: shop });
});
afterAll(() => server.close());

async function ask(query: Record<string, string | number>) {
  const token = await server.sessionOf(client);
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  );
  return server.call(`/receipts/?${search}`, { token });
}
const found = async (query: Record<string, string | number>) => {
  const { body } = await ask(query);
  const { list, total_count: count } = body as { list: { id: number }[]; total_count: number };
  expect(count).toBe(list.length);
  return list.map(({ id }) => id);
};

it.each<[string, Record<string, string | number>, (keyof typeof orders)[]]>([
  ['nothing', {}, ['stay', 'refused', 'sold', 'waiting']],
  ['what is under way', { state: 'open' }, ['stay', 'waiting']],
  ['what is sold', { state: 'done' }, ['sold']],
  ['what is refused', { state: 'rejected' }, ['refused']],
  ['a kind', { kind: 'rent' }, ['stay']],
  ['a first day', { from: '2026-03-03' }, ['stay', 'refused']],
  ['a last day, of the organization', { to: '2026-03-04' }, ['refused', 'sold', 'waiting']],
  ['one day, of the organization', { from: '2026-03-05', to: '2026-03-05' }, ['stay']],
  ['a part of the name', { search: 'ОЗЕР' }, ['stay']],
  ['a sign that means more to a pattern', { search: '0%' }, ['refused', 'sold', 'waiting']],
  ['two things', { state: 'open', search: 'лавка' }, ['waiting']],
  ['a number that is none', { search: '99999999999' }, []],
])('a list is narrowed by %s', async (_what, query, expected) => {
  expect(await found(query)).toEqual(expected.map((name) => orders[name]));
});

it('a list is narrowed by an organization, and by the numbers of order and receipt', async () => {
  expect(await found({ organization: house })).toEqual([orders.stay]);
  expect(await found({ search: orders.refused })).toContain(orders.refused);
  for (const search of ['A-1', 'a 1', 'a1']) expect(await found({ search })).toEqual([orders.sold]);
  expect(await found({ search: 'B-1' })).toEqual([]);
});

it('somebody’s sellers are those where they have ordered, by name', async () => {
  const token = await server.sessionOf(client);
  expect((await server.call('/receipts/organizations/', { token })).body).toEqual({
    list: [
      { id: house, title: 'Дом у озера' },
      { id: shop, title: 'Лавка 100%' },
    ],
  });
});

it('a day that no calendar has is refused', async () => {
  expect(await ask({ from: '2026-02-30' })).toMatchObject({
    status: 400,
    body: { code: 'invalid_input' },
  });
});
