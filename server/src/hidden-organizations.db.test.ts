import { listRoutes } from '@karavan/shared-api/contract/routes';
import { storeServices } from './modules/organizations/directory/index.ts';
import { createUser } from './testing/factories/accounts.ts';
import { createItem, createOrganization } from './testing/factories/catalog.ts';
import { createCard } from './testing/factories/discounts.ts';
import { createBanner } from './testing/factories/banners.ts';
import { createPromotion } from './testing/factories/promotions.ts';
import { createTestServer, type TestServer } from './testing/test-server.ts';

const CITY = 'Жаңы-Айыл';
const WORD = 'Жезказган';

/** How a guest would come upon the organization in each public list. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  listFeed: [
    '/shop/feed/',
    '/shop/feed/?order_by=price',
    '/shop/feed/?category=1',
    '/shop/feed/?category=1&order_by=price',
    '/shop/feed/?country=KG',
    `/shop/feed/?city=${CITY}`,
    '/shop/feed/?near=42.87,74.59&within=5',
    '/shop/feed/?ids={item}',
    `/shop/feed/?search=${WORD}&order_by=popular`,
    `/shop/feed/?search=${WORD}`,
    `/shop/feed/?search=${WORD}&order_by=price`,
    `/shop/feed/?search=${WORD}&exact=true`,
    `/shop/feed/?search=${WORD}&category=1`,
  ],
  listFeedSizes: ['/shop/feed/sizes/', `/shop/feed/sizes/?search=${WORD}`],
  suggestSearch: [`/shop/search/suggest/?search=${WORD}`],
  searchOrganizations: [
    `/shop/search/organizations/?search=${WORD}`,
    '/shop/search/organizations/?search=OID{organization}',
  ],
  listSimilarItems: ['/shop/items/{other}/similar/'],
  listCities: ['/cities/?country=KG'],
  listOrganizations: [
    '/organizations/?country=KG',
    `/organizations/?city=${CITY}`,
    `/organizations/?search=${WORD}`,
    '/organizations/?type=1&near=42.87,74.59',
    '/organizations/?south_west=42.86,74.58&north_east=42.88,74.6',
  ],
  listServiceOrganizations: ['/services/101/organizations/'],
  readOrganizationsMap: [
    '/organizations/map/?south_west=42.86,74.58&north_east=42.88,74.6',
    '/organizations/map/?south_west=42.86,74.58&north_east=42.88,74.6&service=101',
  ],
  searchPartners: ['/partners/', `/partners/?search=${WORD}`, '/partners/?category=1'],
  listPartnerPosts: ['/partners/{partner}/posts/', `/partners/{partner}/posts/?search=${WORD}`],
  listDiscountOffers: ['/discounts/'],
  listPromotions: ['/promos/', '/promos/?kind=automatic'],
  listBanners: ['/banners/', '/banners/?place=feed', '/banners/?organization={partner}'],
};

/** Public reads that lead to no organization, or only those to it who have its address. */
const NO_LISTS: ReadonlySet<string> = new Set([
  'checkSmsService',
  'convertCurrency',
  'getDictionary',
  'getMyLocation',
  'listBusyPeriods',
  'listCategories',
  'listComments',
  'listCountries',
  'listCurrencies',
  'listDiscountBackgrounds',
  'listLanguages',
  'listSizes',
  'listOutbox',
  // By an address that only the organization gives away.
  'readRentalFeed',
  // By a link that a person gives away; it leads to nothing that lists do not lead to.
  'getSharedFolder',
  'listSharedPosts',
  'getEventCalendar',
  'getItem',
  'getHotlinks',
  // Where one that was found leads.
  'getHotlinkLink',
  'getBannerLink',
  'getOrganization',
  'getOrganizationTitle',
  'listAllOrganizationTypes',
  'listMapSources',
  'listOrganizationTypes',
  // How many offer a service, and which types have partners, names nobody.
  'getService',
  'listPartnerCategories',
  'listServiceCategories',
  'listServices',
  'listOrganizationItems',
  // What a shop has put together leads to its own items, and other sites are told of what is listed alone.
  'listShopCollections',
  'getCollection',
  'listCollectionItems',
  'listCollectionSubcategories',
  'listSelection',
  // What is not in lists opens with its code alone.
  'getPromotion',
  // Whom an organization works with is its own page's news, not a way of finding.
  'listPartners',
]);

let server: TestServer;
let organization: number;
let item: number;
let other: number;
let partner: number;
beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.database;
  organization = await createOrganization(db, { title: WORD, city: CITY });
  const of = { organization_id: organization, name: `${WORD} новый` };
  await createCard(db, organization, 'fixed', [[500, 0]]);
  await createPromotion(db, { organization_id: organization });
  other = await createItem(db);
  partner = await createOrganization(db);
  const { id: partnership_id } = await db
    .insertInto('partnership')
    .values({ requester_id: organization, recipient_id: partner, status: 'accepted' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const banner_id = await createBanner(db, { organization_id: organization });
  await db.insertInto('banner_share').values({ banner_id, partnership_id }).execute();
  await storeServices(db);
  await db
    .insertInto('organization_service')
    .values({ organization_id: organization, service_id: 101, position: 0 })
    .execute();
  item = await createItem(db, of);
  await db.insertInto('item_size').values({ item_id: item, size: 'Жеңил', stock: 1 }).execute();
  for (let count = 0; count < 3; count += 1) await createItem(db, of);
});
afterAll(() => server.close());

const setListed = (is_listed: boolean) =>
  server.database.db
    .updateTable('organization')
    .set({ is_listed })
    .where('id', '=', organization)
    .execute();

async function ask(path: string, token?: string) {
  const filled = path
    .replace('{organization}', String(organization))
    .replace('{item}', String(item))
    .replace('{other}', String(other))
    .replace('{partner}', String(partner));
  const { status, body } = await server.call(filled, token ? { token } : {});
  expect([path, status]).toEqual([path, 200]);
  const text = JSON.stringify(body);
  return [WORD, CITY, 'Жеңил'].some((sign) => text.includes(sign));
}

describe('an organization that is not found', () => {
  const publicLists = listRoutes().filter(
    ({ route }) => route.method === 'GET' && route.permission === 'public',
  );

  it('is looked for in every public list, also those added later', () => {
    const known = [...Object.keys(LISTS), 'askForNewerPosts', ...NO_LISTS];
    expect(publicLists.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
  });

  it.each(Object.entries(LISTS))('is in none of the lists of %s', async (_name, paths) => {
    for (const path of paths) {
      await setListed(true);
      expect([path, await ask(path)]).toEqual([path, true]);
      await setListed(false);
      expect([path, await ask(path)]).toEqual([path, false]);
    }
  });

  async function moveTo(
    ...states: readonly ('closing' | 'deactivated' | 'active')[]
  ): Promise<void> {
    const { db } = server.database;
    for (const status of states) {
      if (status === 'deactivated') await setListed(false);
      await db.updateTable('organization').set({ status }).where('id', '=', organization).execute();
      if (status === 'active') await setListed(true);
    }
  }

  it.each(Object.entries(LISTS))(
    'is in none of the lists of %s once it is closed, but in them while it closes',
    async (name, paths) => {
      await setListed(true);
      await moveTo('closing');
      // What closes sells nothing, reduces no price and advertises nothing.
      const isIn = !['listBanners', 'listDiscountOffers', 'listPromotions'].includes(name);
      for (const path of paths) expect([path, await ask(path)]).toEqual([path, isIn]);
      await moveTo('deactivated');
      for (const path of paths) expect([path, await ask(path)]).toEqual([path, false]);
      await moveTo('active');
      for (const path of paths) expect([path, await ask(path)]).toEqual([path, true]);
    },
  );

  it('is no follower’s news and nobody’s partner once it is closed', async () => {
    const { db } = server.database;
    await setListed(true);
    const token = await server.sessionOf(await createUser(db));
    await server.call(`/organizations/${organization}/subscriptions/`, { method: 'PUT', token });
    const partner = await createOrganization(db, { title: 'Соседи' });
    await db
      .insertInto('partnership')
      .values({ requester_id: partner, recipient_id: organization, status: 'accepted' })
      .execute();
    const lists = ['/shop/subscriptions/', `/organizations/${partner}/partners/`];
    for (const path of lists) expect([path, await ask(path, token)]).toEqual([path, true]);
    await moveTo('closing', 'deactivated');
    for (const path of lists) expect([path, await ask(path, token)]).toEqual([path, false]);
    for (const path of [
      `/organizations/${organization}/`,
      `/organizations/${organization}/shop_items/`,
      `/shop/items/${item}/`,
    ]) {
      expect([path, await ask(path)]).toEqual([path, true]);
    }
    await moveTo('active');
  });

  it('is no news to an open feed', async () => {
    const hasNewer = async () =>
      (await server.call(`/shop/feed/newer/?than=${other}`)).body as { has_newer: boolean };
    await setListed(true);
    expect(await hasNewer()).toEqual({ has_newer: true });
    await setListed(false);
    expect(await hasNewer()).toEqual({ has_newer: false });
  });

  it('stays where people have its address, follow it, like it, save it or carry it', async () => {
    const { db } = server.database;
    await setListed(false);
    const user_id = await createUser(db);
    const token = await server.sessionOf(user_id);
    const write = (path: string, method: 'PUT' | 'POST', body: object = {}) =>
      server.call(path, { method, token, body });
    await write(`/organizations/${organization}/subscriptions/`, 'PUT');
    await write(`/shop/items/${item}/likes/`, 'POST');
    await write(`/shop/items/${item}/bookmark/`, 'PUT');
    const { id: size_id } = await db
      .selectFrom('item_size')
      .select('id')
      .where('item_id', '=', item)
      .executeTakeFirstOrThrow();
    expect((await write('/carts/items/', 'POST', { size_id, quantity: 1 })).status).toBe(200);
    for (const path of [
      `/organizations/${organization}/`,
      `/organizations/${organization}/shop_items/`,
      `/shop/items/${item}/`,
      '/subscriptions/',
      '/shop/subscriptions/',
      '/shop/likes/',
      '/shop/bookmarks/',
      '/carts/',
    ]) {
      expect([path, await ask(path, token)]).toEqual([path, true]);
    }
  });

  it('is found again with what has changed meanwhile, less what is not published', async () => {
    const { db } = server.database;
    await setListed(false);
    const late = await createItem(db, { organization_id: organization, name: 'Баткен позже' });
    const gone = await createItem(db, { organization_id: organization, name: 'Баткен снят' });
    await db.updateTable('item').set({ is_published: false }).where('id', '=', gone).execute();
    await db.updateTable('item').set({ name: 'Баткен' }).where('id', '=', item).execute();
    const found = async () =>
      (
        (await server.call('/shop/feed/?search=Баткен')).body as { list: { id: number }[] }
      ).list.map(({ id }) => id);
    expect(await found()).toEqual([]);
    await setListed(true);
    expect(await found()).toEqual([late, item]);
  });

  it('takes along what is published at the same moment', async () => {
    const { db } = server.database;
    await setListed(true);
    const draft = await createItem(db, { organization_id: organization, is_published: false });
    const newItem = () => createItem(db, { organization_id: organization, name: 'Сразу' });
    await Promise.all([
      newItem(),
      db.updateTable('item').set({ is_published: true }).where('id', '=', draft).execute(),
      setListed(false),
      newItem(),
    ]);
    const listed = await db
      .selectFrom('item')
      .select('id')
      .where('organization_id', '=', organization)
      .where('is_listed', '=', true)
      .execute();
    expect(listed).toEqual([]);
  });
});
