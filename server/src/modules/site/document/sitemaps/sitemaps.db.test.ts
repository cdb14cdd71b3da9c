import { sql } from 'kysely';
import { storeServices } from '../../../organizations/directory/index.ts';
import { createEvent } from '../../../../testing/factories/bookings.ts';
import { createItem, createOrganization } from '../../../../testing/factories/catalog.ts';
import { createCollection } from '../../../../testing/factories/collections.ts';
import { createPromotion } from '../../../../testing/factories/promotions.ts';
import { createTestServer, type TestServer } from '../../../../testing/test-server.ts';
import { IDS_PER_PART } from './sitemap-parts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ PUBLIC_URL: 'https://karavan.example/' });
  await storeServices(server.database.db);
});
afterAll(() => server.close());

const get = (path: string) => server.app.inject({ url: path });
const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);

/** The paths of a file, without those of single languages. */
async function pathsIn(file: string): Promise<string[]> {
  const { statusCode, body } = await get(`/sitemaps/${file}.xml`);
  if (statusCode === 404) return [];
  return addressesIn(body)
    .filter((url) => !url!.includes('?'))
    .map((url) => url!.replace('https://karavan.example', ''));
}

/** An organization with one of everything that has a page. */
async function furnish(values: Parameters<typeof createOrganization>[1] = {}) {
  const { db } = server.database;
  const organization = await createOrganization(db, values);
  const of = { organization_id: organization };
  const partner = await createOrganization(db);
  await db
    .insertInto('partnership')
    .values({ requester_id: organization, recipient_id: partner, status: 'accepted' })
    .execute();
  const item = await createItem(db, of);
  return {
    organization,
    item,
    collection: await createCollection(db, { ...of, items: [item] }),
    promotion: await createPromotion(db, of),
  };
}

async function pagesOf({ organization, ...own }: Awaited<ReturnType<typeof furnish>>) {
  const wanted = [
    `/p/${own.item}`,
    `/organizations/${organization}`,
    `/home/partners/${organization}`,
    `/organizations/${organization}/collections/${own.collection}`,
    `/promotions/${own.promotion}`,
  ];
  const files = ['items-0', 'organizations-0', 'partners-0', 'collections-0', 'promotions-0'];
  const listed = (await Promise.all(files.map(pathsIn))).flat();
  return wanted.filter((path) => listed.includes(path));
}

it('is named by robots.txt, and names its parts', async () => {
  const shop = await furnish();
  expect((await get('/robots.txt')).body).toContain(
    'Sitemap: https://karavan.example/sitemap.xml\n',
  );
  const { headers, body } = await get('/sitemap.xml');
  expect(headers['content-type']).toContain('application/xml');
  expect(addressesIn(body)).toEqual(
    expect.arrayContaining([
      'https://karavan.example/sitemaps/pages.xml',
      'https://karavan.example/sitemaps/items-0.xml',
      'https://karavan.example/sitemaps/categories-0.xml',
      'https://karavan.example/sitemaps/organizations-0.xml',
      'https://karavan.example/sitemaps/partners-0.xml',
      'https://karavan.example/sitemaps/collections-0.xml',
      'https://karavan.example/sitemaps/promotions-0.xml',
    ]),
  );
  expect(await pagesOf(shop)).toHaveLength(5);
  expect(await pathsIn('pages')).toContain('/home/posts');
  expect(await pathsIn('categories-0')).toEqual(['/home/posts/1']);
});

it('has each page in every language, each naming all the others', async () => {
  const item = await createItem(server.database.db);
  const { body } = await get('/sitemaps/items-0.xml');
  const own = `https://karavan.example/p/${item}`;
  expect(addressesIn(body).filter((url) => url?.split('?')[0] === own)).toEqual([
    own,
    ...['ru', 'en', 'de', 'tr', 'zh'].map((locale) => `${own}?lang=${locale}`),
  ]);
  const entry = body.split('\n').find((line) => line.includes(`<loc>${own}?lang=de</loc>`))!;
  expect([...entry.matchAll(/hreflang="([^"]*)"/g)].map(([, language]) => language)).toEqual([
    'ru',
    'en',
    'de',
    'tr',
    'zh',
    'x-default',
  ]);
  expect(entry).toContain(`hreflang="x-default" href="${own}"`);
});

it.each([
  ['limited', { is_listed: false }],
  ['gated', { is_gated: true }],
  ['closed', { status: 'deactivated', is_listed: false }],
] as const)('leads to nothing of an organization that is %s', async (_state, values) => {
  const shop = await furnish();
  expect(await pagesOf(shop)).toHaveLength(5);
  const { db } = server.database;
  if ('status' in values) {
    await db
      .updateTable('organization')
      .set({ status: 'closing' })
      .where('id', '=', shop.organization)
      .execute();
  }
  await db.updateTable('organization').set(values).where('id', '=', shop.organization).execute();
  expect(await pagesOf(shop)).toEqual([]);
});

it('leads to no draft, nothing that has ended, and nothing that is for some alone', async () => {
  const { db } = server.database;
  const { organization, item, collection, promotion } = await furnish();
  await db.updateTable('promotion').set({ is_listed: false }).where('id', '=', promotion).execute();
  const ended = await createPromotion(db, {
    organization_id: organization,
    starts_at: new Date(Date.now() - 2000),
    ends_at: new Date(Date.now() - 1000),
  });
  const draft = await createPromotion(db, { organization_id: organization, status: 'draft' });
  await db.updateTable('item').set({ is_published: false }).where('id', '=', item).execute();
  expect(await pathsIn('items-0')).not.toContain(`/p/${item}`);
  // Nothing is left in it for others.
  expect(await pathsIn('collections-0')).not.toContain(
    `/organizations/${organization}/collections/${collection}`,
  );
  const promotions = await pathsIn('promotions-0');
  for (const id of [promotion, ended, draft]) expect(promotions).not.toContain(`/promotions/${id}`);
});

it('leads to services that somebody offers', async () => {
  const { db } = server.database;
  const organization_id = await createOrganization(db);
  expect(await pathsIn('services-0')).toEqual([]);
  await db
    .insertInto('organization_service')
    .values({ organization_id, service_id: 101, position: 0 })
    .execute();
  expect(await pathsIn('services-0')).toEqual(['/services/101']);
});

it('leads to events that are still to come', async () => {
  const { db } = server.database;
  const organizationId = await createOrganization(db);
  await createEvent(db, { organizationId });
  const { item_id } = await db
    .selectFrom('event')
    .select('item_id')
    .orderBy('item_id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(await pathsIn('items-0')).toContain(`/p/${item_id}`);
  await db
    .updateTable('event')
    .set({ status: 'cancelled' })
    .where('item_id', '=', item_id)
    .execute();
  expect(await pathsIn('items-0')).not.toContain(`/p/${item_id}`);
});

it('keeps an address in its part, however many there are, and skips empty parts', async () => {
  const { db } = server.database;
  const organization_id = await createOrganization(db);
  const far = 3 * IDS_PER_PART;
  await sql`select setval(pg_get_serial_sequence('item', 'id'), ${sql.lit(far - 1)})`.execute(db);
  for (const id of [far, far + 1]) expect(await createItem(db, { organization_id })).toBe(id);
  const fresh = await partsLater();
  expect(fresh.filter((url) => url.includes('/items-'))).toEqual([
    'https://karavan.example/sitemaps/items-0.xml',
    'https://karavan.example/sitemaps/items-2.xml',
    'https://karavan.example/sitemaps/items-3.xml',
  ]);
  expect(await pathsIn('items-2')).toEqual([`/p/${far}`]);
  expect(await pathsIn('items-3')).toEqual([`/p/${far + 1}`]);
});

/** The parts as they are an hour later. */
async function partsLater(): Promise<string[]> {
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_700_000);
  const { body } = await get('/sitemap.xml');
  now.mockRestore();
  return addressesIn(body) as string[];
}

it('has no other files', async () => {
  for (const file of ['items-99', 'people-0', 'constructor-0', 'items', '..%2Frobots']) {
    expect((await get(`/sitemaps/${file}.xml`)).statusCode).toBe(404);
  }
});
