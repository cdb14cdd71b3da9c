import { sql } from 'kysely';
import fc from 'fast-check';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import type { Page } from '@karavan/shared-api/contract/page';
import { createOutbound } from '../../../platform/outbound/outbound.ts';
import { createItem, createOrganization } from '../../../testing/factories/catalog.ts';
import { INTERNET, isInternet, listen } from '../../../testing/internet.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { priceItems } from '../items/index.ts';
import { convertMinor } from './convert-money.ts';
import { loadRates } from './exchange.ts';
import { fetchRates } from './fetch-rates.ts';
import { refreshRates } from './refresh-rates.ts';

const CURRENCIES = ['KGS', 'USD', 'JPY', 'KZT'];
let server: TestServer;
const organizations = new Map<string, number>();
beforeAll(async () => {
  server = await createTestServer();
  for (const currency of CURRENCIES)
    organizations.set(currency, await createOrganization(server.database.db, { currency }));
});
afterAll(() => server.close());
beforeEach(() => server.database.db.deleteFrom('item').execute());

async function setRates(rates: Record<string, string>): Promise<void> {
  await refreshRates(server.database.db, async () => new Map(Object.entries(rates)));
  await priceItems(server.database.db);
}

async function readByPrice(order: 'price' | '-price', limit: number): Promise<FeedPost[]> {
  const posts: FeedPost[] = [];
  let cursor = '';
  for (;;) {
    const path = `/shop/feed/?order_by=${order}&limit=${limit}${cursor}`;
    const page = (await server.call(path)).body as Page<FeedPost>;
    posts.push(...page.list);
    if (page.next === null) return posts;
    cursor = `&cursor=${encodeURIComponent(page.next)}`;
  }
}

const price = fc.record({
  currency: fc.constantFrom(...CURRENCIES),
  minor: fc.oneof(fc.constantFrom(0, 1, 100), fc.integer({ min: 0, max: 9_000_000 })),
});
const rate = fc.integer({ min: 1, max: 9_000_000 }).map((cents) => (cents / 100).toFixed(2));

it('sorts prices of all currencies by what they are worth now, each once on its pages', async () => {
  const { db } = server.database;
  await fc.assert(
    fc.asyncProperty(
      fc.array(price, { minLength: 2, maxLength: 12 }),
      fc.record({ KGS: rate, JPY: rate, KZT: rate }),
      fc.integer({ min: 1, max: 7 }),
      async (prices, rates, limit) => {
        await db.deleteFrom('item').execute();
        for (const { currency, minor } of prices) {
          const organization_id = organizations.get(currency)!;
          await createItem(db, { organization_id, price: minor });
        }
        // Written at the rates before: the refresh is what puts them in order.
        await setRates(rates);
        const shown = await readByPrice('price', limit);
        expect(new Set(shown.map(({ id }) => id)).size).toBe(prices.length);
        const known = await loadRates(db);
        // In millionths of a dollar, as exactly as the order claims to be.
        const worth = shown.map(({ price: sum }) => {
          const digits = sum!.currency === 'JPY' ? 0 : 2;
          const minor = Math.round(Number(sum!.amount) * 10 ** digits);
          return convertMinor(minor * 10_000, sum!.currency, 'USD', known)!;
        });
        expect(worth).toEqual(worth.toSorted((a, b) => a - b));
        const reversed = await readByPrice('-price', limit);
        expect(reversed.map(({ id }) => id)).toEqual(shown.map(({ id }) => id).toReversed());
      },
    ),
    { numRuns: 12 },
  );
});

it('knows at once what a new price, and a new currency of the organization, are worth', async () => {
  const { db } = server.database;
  await setRates({ KGS: '100', KZT: '500' });
  const inSom = organizations.get('KGS')!;
  const cheap = await createItem(db, { organization_id: inSom, price: 10_000 });
  const dear = await createItem(db, { organization_id: organizations.get('USD')!, price: 200 });
  const order = async () => (await readByPrice('price', 9)).map(({ id }) => id);
  expect(await order()).toEqual([cheap, dear]);
  await db.updateTable('item').set({ price: 30_000 }).where('id', '=', cheap).execute();
  expect(await order()).toEqual([dear, cheap]);
  // The product freezes it; somebody at the database can still change it.
  await sql`alter table organization disable trigger organization_currency`.execute(db);
  const setCurrency = (currency: string) =>
    db.updateTable('organization').set({ currency }).where('id', '=', inSom).execute();
  await setCurrency('KZT');
  expect(await order()).toEqual([cheap, dear]);
  await setCurrency('KGS');
});

it('takes over what the service says of the currencies known here, and nothing that is no rate', async () => {
  const answers = ['{"base":"USD","rates":{"KGS":90.5,"XXX":7}}', '{"rates":{"KGS":-1}}', 'oops'];
  const service = await listen(INTERNET, (_, response) => {
    response.setHeader('content-type', 'application/json').end(answers.shift());
  });
  const outbound = createOutbound({ isAllowed: isInternet });
  const { db } = server.database;
  const refresh = () => refreshRates(db, () => fetchRates(outbound, service.url));
  await refresh();
  const rates = await loadRates(db);
  expect(Number(rates.get('KGS'))).toBe(90.5);
  expect(rates.has('XXX')).toBe(false);
  await expect(refresh()).rejects.toThrow();
  await expect(refresh()).rejects.toThrow();
  expect(await loadRates(db)).toEqual(rates);
  await Promise.all([outbound.close(), service.close()]);
});
