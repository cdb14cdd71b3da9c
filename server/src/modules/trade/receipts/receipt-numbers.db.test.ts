import type { ReceiptNumbers } from '@karavan/shared-api/contract/life';
import { openShop, type Client, type Shop } from '../../../testing/shop.ts';
import { trustNewcomers } from '../../../testing/factories/orders.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let shop: Shop;
let client: Client;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  shop = await openShop(server);
  await trustNewcomers(server.database.db, shop.organizationId);
  client = await shop.newClient();
});
afterAll(() => server.close());

async function accepted(by = client): Promise<number> {
  const id = await by.order('selfPickup', await by.fill(10_000));
  await shop.act('accept', id);
  return id;
}

async function sold(): Promise<string | null> {
  const id = await accepted();
  await shop.act('hand_over', id);
  return (await client.receipt(id)).number;
}

async function numbers(series?: string) {
  const token = await server.sessionOf(shop.owner);
  const path = `/organizations/${shop.organizationId}/resetPurchaseID/`;
  return server.call(path, {
    token,
    ...(series !== undefined && { method: 'POST' as const, body: { series } }),
  });
}
const present = async () => (await numbers()).body as ReceiptNumbers;

it('what is sold is numbered from 1, and what is not has no number', async () => {
  const id = await accepted();
  expect((await client.receipt(id)).number).toBeNull();
  expect(await present()).toEqual({ series: 'A', last: null, next: 'A-1', after_reset: 'A-1' });
  expect([await sold(), await sold()]).toEqual(['A-1', 'A-2']);
  await shop.act('hand_over', id);
  expect((await client.receipt(id)).number).toBe('A-3');
  expect(await present()).toEqual({ series: 'A', last: 'A-3', next: 'A-4', after_reset: 'B-1' });
});

it('a reset begins the next series once, however often it is asked', async () => {
  await sold();
  const resets = await Promise.all([numbers('A'), numbers('A'), numbers('A')]);
  expect(resets.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await sold()).toBe('B-1');
  expect(await numbers('A')).toMatchObject({ status: 200 });
  expect(await numbers('C')).toMatchObject({ status: 409 });
  expect(await present()).toMatchObject({ series: 'B', last: 'B-1' });
});

it('sales and resets at the same moment number everything once and without a gap', async () => {
  await sold();
  const clients = await Promise.all(Array.from({ length: 5 }, () => shop.newClient()));
  const orders = await Promise.all(clients.map(accepted));
  await Promise.all([...orders.map((order) => shop.act('hand_over', order)), numbers('A')]);
  const rows = await server.database.db
    .selectFrom('sale_order')
    .select(['receipt_series', 'receipt_number'])
    .where('organization_id', '=', shop.organizationId)
    .where('fulfilled_at', 'is not', null)
    .execute();
  expect(rows).toHaveLength(6);
  for (const series of ['A', 'B']) {
    const drawn = rows
      .filter((row) => row.receipt_series === series)
      .map((row) => row.receipt_number!)
      .toSorted((one, other) => one - other);
    expect(drawn).toEqual(drawn.map((_, index) => index + 1));
  }
});

it('only the owner resets', async () => {
  const path = `/organizations/${shop.organizationId}/resetPurchaseID/`;
  const answer = await client.call(path, 'POST', { series: 'A' });
  expect(answer.status).toBe(404);
});
