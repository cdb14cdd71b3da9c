import type { FeedPost } from '@karavan/shared-api/contract/feed';
import type { MutedOrganization } from '@karavan/shared-api/contract/muting';
import type { Page } from '@karavan/shared-api/contract/page';
import { createUser } from '../../../../testing/factories/accounts.ts';
import { createBanner } from '../../../../testing/factories/banners.ts';
import { createItem, createOrganization } from '../../../../testing/factories/catalog.ts';
import { createPromotion } from '../../../../testing/factories/promotions.ts';
import { createTestServer, type TestServer } from '../../../../testing/test-server.ts';
import { storeServices } from '../../../organizations/directory/index.ts';

const HAIRCUT = 101;

interface Lists {
  readonly list: readonly {
    readonly id: number;
    readonly organization?: { readonly id: number };
  }[];
}

let server: TestServer;
let token: string;
let organization: number;
let item: number;
let other: number;
beforeAll(async () => {
  server = await createTestServer();
  await storeServices(server.database.db);
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.database;
  token = await server.sessionOf(await createUser(db));
  organization = await createOrganization(db, { title: 'Соседи' });
  item = await createItem(db, { organization_id: organization, name: 'Самовар' });
  other = await createItem(db, { organization_id: organization });
});

const write = (path: string, method: 'PUT' | 'DELETE' = 'PUT', by = token) =>
  server.call(`/shop/muted/${path}/`, { method, token: by });
const idsIn = async (path: string, by: string | undefined = token) =>
  ((await server.call(path, by ? { token: by } : {})).body as Page<FeedPost>).list.map(
    ({ id }) => id,
  );

it('leaves a post out of the feed of whoever has dismissed it, and of nobody else', async () => {
  expect(await idsIn('/shop/feed/')).toContain(item);
  expect(await write(`posts/${item}`)).toMatchObject({ status: 200, body: { is_muted: true } });
  expect(await write(`posts/${item}`)).toMatchObject({ status: 200 });
  for (const list of ['/shop/feed/', '/shop/feed/?category=1', '/shop/feed/?order_by=price']) {
    const ids = await idsIn(list);
    expect([ids.includes(item), ids.includes(other)]).toEqual([false, true]);
  }
  const stranger = await server.sessionOf(await createUser(server.database.db));
  for (const by of [stranger, '']) expect(await idsIn('/shop/feed/', by)).toContain(item);
  // Who looks for it, or opens its shop, finds it.
  expect(await idsIn('/shop/feed/?search=Самовар')).toContain(item);
  expect(await idsIn(`/organizations/${organization}/shop_items/`)).toContain(item);
  expect(await idsIn('/shop/muted/posts/')).toEqual([item]);
  expect(await write(`posts/${item}`, 'DELETE')).toMatchObject({ body: { is_muted: false } });
  expect(await idsIn('/shop/feed/')).toContain(item);
  expect(await idsIn('/shop/muted/posts/')).toEqual([]);
});

it('leaves an organization out, also one that the person follows, and tells of nothing newer', async () => {
  const { db } = server.database;
  await server.call(`/organizations/${organization}/subscriptions/`, { method: 'PUT', token });
  expect(await idsIn('/shop/subscriptions/')).toContain(item);
  const elsewhere = await createItem(db);
  await write(`organizations/${organization}`);
  for (const list of ['/shop/feed/', '/shop/subscriptions/']) {
    const ids = await idsIn(list);
    expect(ids.filter((id) => [item, other].includes(id))).toEqual([]);
  }
  expect(await idsIn('/shop/feed/')).toContain(elsewhere);
  await createItem(db, { organization_id: organization });
  const newer = async (by?: string) =>
    (await server.call(`/shop/feed/newer/?than=${elsewhere}`, by ? { token: by } : {})).body;
  expect(await newer(token)).toEqual({ has_newer: false });
  expect(await newer()).toEqual({ has_newer: true });
});

it('leaves it out of the rows of the home, too', async () => {
  const { db } = server.database;
  const promotion = await createPromotion(db, { organization_id: organization });
  const rows = async (by?: string) => [
    (await idsIn(`/shop/feed/?ids=${item},${other}`, by)).toSorted((a, b) => a - b),
    (await idsIn('/organizations/?unmuted=true&limit=100', by)).includes(organization),
    (await idsIn('/promos/?unmuted=true&limit=100', by)).includes(promotion),
  ];
  expect(await rows()).toEqual([[item, other], true, true]);
  await write(`posts/${other}`);
  expect(await rows()).toEqual([[item], true, true]);
  await write(`organizations/${organization}`);
  expect(await rows()).toEqual([[], false, false]);
  // Others see all of it, and whoever has muted it finds it in the directory.
  expect(await rows('')).toEqual([[item, other], true, true]);
  expect(await idsIn('/organizations/?limit=100')).toContain(organization);
});

it('leaves an organization out of every list of the home, and of the list beside the map', async () => {
  const { db } = server.database;
  const partner = await createOrganization(db, { title: 'Сосед соседей' });
  await db
    .insertInto('partnership')
    .values({ requester_id: organization, recipient_id: partner, status: 'accepted' })
    .execute();
  await db
    .insertInto('discount_card')
    .values({ organization_id: organization, kind: 'cashback' })
    .execute();
  await db
    .insertInto('organization_service')
    .values({ organization_id: organization, service_id: HAIRCUT, position: 0 })
    .execute();
  await createPromotion(db, { organization_id: organization });
  await createBanner(db, { organization_id: organization });
  const ofList = async (path: string, by: string | undefined) =>
    ((await server.call(path, by ? { token: by } : {})).body as Lists).list.some(
      ({ id, organization: of }) => (of?.id ?? id) === organization,
    );
  const lists = [
    '/organizations/?unmuted=true&limit=100',
    '/organizations/?unmuted=true&limit=100&south_west=-80,-179&north_east=80,179',
    `/services/${HAIRCUT}/organizations/?unmuted=true&limit=100`,
    '/promos/?unmuted=true&limit=100',
    '/discounts/?unmuted=true&limit=100',
    '/partners/?unmuted=true&limit=100',
    '/banners/?place=feed',
    '/banners/?place=promotions',
  ];
  const seenBy = (by?: string) => Promise.all(lists.map((path) => ofList(path, by)));
  const all = lists.map(() => true);
  expect(await seenBy(token)).toEqual(all);
  await write(`organizations/${organization}`);
  expect(await seenBy(token)).toEqual(lists.map(() => false));
  // Guests and others see all of it; so does who looks for it, or opens its page.
  expect(await seenBy()).toEqual(all);
  expect(await seenBy(await server.sessionOf(await createUser(db)))).toEqual(all);
  for (const path of [
    '/partners/?search=Соседи',
    '/discounts/?limit=100',
    `/banners/?organization=${organization}`,
  ])
    expect([path, await ofList(path, token)]).toEqual([path, true]);
  await write(`organizations/${organization}`, 'DELETE');
  expect(await seenBy(token)).toEqual(all);
});

it('lists what is muted, the latest first, by pages', async () => {
  const { db } = server.database;
  const later = await createOrganization(db);
  for (const id of [organization, later]) await write(`organizations/${id}`);
  const read = async (query: string) =>
    (await server.call(`/shop/muted/organizations/?${query}`, { token }))
      .body as Page<MutedOrganization>;
  const first = await read('limit=1');
  expect(first.list.map(({ id }) => id)).toEqual([later]);
  expect(first.total_count).toBe(2);
  const second = await read(`limit=1&cursor=${first.next}`);
  expect(second.list).toMatchObject([{ id: organization, organization: { title: 'Соседи' } }]);
  expect(second.next).toBeNull();
  await write(`organizations/${later}`, 'DELETE');
  expect((await read('')).list.map(({ id }) => id)).toEqual([organization]);
});

it('knows nothing of what is not there', async () => {
  for (const method of ['PUT', 'DELETE'] as const) {
    expect((await write('posts/999999', method)).status).toBe(404);
    expect((await write('organizations/999999', method)).status).toBe(404);
  }
  expect((await write(`posts/${item}`, 'PUT', '')).status).toBe(401);
});
