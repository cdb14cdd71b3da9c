import { sql } from 'kysely';
import { listRoutes, type NamedRoute } from '@karavan/shared-api/contract/routes';
import { ORGANIZATION_PERMISSIONS } from '@karavan/shared-api/contract/permissions';
import { isFileResponse } from '@karavan/shared-api/contract/route';
import { createItemPreview } from './modules/catalog/items/index.ts';
import { createMember, createUser } from './testing/factories/accounts.ts';
import { createEvent, createRental } from './testing/factories/bookings.ts';
import { createBroadcast } from './testing/factories/broadcasts.ts';
import { createCollection } from './testing/factories/collections.ts';
import { createPromotion } from './testing/factories/promotions.ts';
import { createOrganization } from './testing/factories/catalog.ts';
import { createStock } from './testing/factories/stock.ts';
import { createTestServer, type TestServer } from './testing/test-server.ts';

/** In the name of each item, and in what is said about it. */
const SECRET = 'zzsecretzz';
/** Of each item and of the card, in no other text. */
const PRICE = '77713.00';
const PERCENT = '37.17';

/** Who has no business behind the gates. Each has marked, carted and commented on the items before. */
const OUTSIDERS = [
  'guest',
  'stranger',
  'requested',
  'declined',
  'blocked',
  'dismissed',
  'foreign staff',
] as const;
type Outsider = (typeof OUTSIDERS)[number];
const INSIDERS = ['follower', 'staff'] as const;
type Person = Exclude<Outsider, 'guest'> | (typeof INSIDERS)[number];

let server: TestServer;
let organization: number;
let collection: number;
let items: number[];
let sizes: number[];
let people: Record<Person, number>;
beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.database;
  organization = await createOrganization(db, { is_gated: true });
  sizes = [await createStock(db, { organizationId: organization, price: 7_771_300 })];
  await createRental(db, { organizationId: organization });
  const { sizeId } = await createEvent(db, { organizationId: organization, price: 7_771_300 });
  sizes.push(sizeId);
  await db
    .updateTable('item')
    .set({
      name: sql<string>`${`${SECRET} `}::text || name`,
      description: SECRET,
      price: 7_771_300,
    })
    .where('organization_id', '=', organization)
    .execute();
  const rows = await db
    .selectFrom('item')
    .select('id')
    .where('organization_id', '=', organization)
    .execute();
  items = rows.map(({ id }) => id);
  await server.database.pool.query(
    `with card as (insert into discount_card (organization_id, kind) values ($1, 'fixed'))
     insert into discount_tier (organization_id, kind, basis_points, spend_limit) values ($1, 'fixed', 3717, 0)`,
    [organization],
  );
  await createBroadcast(server.database.db, { organization_id: organization, text: SECRET });
  await db
    .insertInto('item_selection')
    .values({ item_id: items[0]!, goes_with_id: items[1]!, position: 0 })
    .execute();
  collection = await createCollection(db, { organization_id: organization, title: SECRET, items });
  await createPromotion(db, { organization_id: organization, title: SECRET, items });
  people = await knownPeople();
});
afterAll(() => server.close());

async function knownPeople(): Promise<Record<Person, number>> {
  const { db } = server.database;
  const stranger = () => createUser(db);
  const dismissed = await createMember(db, organization, ORGANIZATION_PERMISSIONS);
  await db.deleteFrom('organization_member').where('user_id', '=', dismissed).execute();
  const elsewhere = await createOrganization(db);
  const known = {
    stranger: await stranger(),
    requested: await stranger(),
    declined: await stranger(),
    blocked: await stranger(),
    dismissed,
    'foreign staff': await createMember(db, elsewhere, ORGANIZATION_PERMISSIONS),
    follower: await stranger(),
    staff: await createMember(db, organization, ORGANIZATION_PERMISSIONS),
  };
  const statuses = { requested: 'requested', declined: 'declined', follower: 'accepted' } as const;
  for (const [name, status] of Object.entries(statuses)) {
    await db
      .insertInto('organization_follower')
      .values({
        organization_id: organization,
        user_id: known[name as keyof typeof statuses],
        status,
      })
      .execute();
  }
  await db
    .insertInto('organization_block')
    .values({ organization_id: organization, user_id: known.blocked })
    .execute();
  for (const user_id of Object.values(known)) await mark(user_id);
  return known;
}

/** As of before the gates were closed. */
async function mark(user_id: number): Promise<void> {
  const { db } = server.database;
  const folder = await db
    .insertInto('bookmark_folder')
    .values({ user_id, name: 'Папка' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('bookmark')
    .values(items.map((item_id) => ({ user_id, item_id, folder_id: folder.id })))
    .execute();
  await db
    .insertInto('item_like')
    .values(items.map((item_id) => ({ user_id, item_id })))
    .execute();
  await db
    .insertInto('comment')
    .values(items.map((item_id) => ({ user_id, item_id, text: SECRET })))
    .execute();
  const cart = await db
    .insertInto('cart')
    .values({ client_id: user_id, organization_id: organization })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('cart_line')
    .values({ cart_id: cart.id, size_id: sizes[0]!, quantity: 1, seen_price: 100 })
    .execute();
  await db
    .insertInto('notification')
    .values({
      user_id,
      event_key: 'comment:1',
      type: 'new_comment',
      organization_id: organization,
      item_id: items[0]!,
      sender_id: user_id,
      is_client: true,
      extra_data: JSON.stringify({ comment_id: 1, text: 'Да' }),
    })
    .execute();
}

const tokenOf = async (person: Person | 'guest') =>
  person === 'guest' ? undefined : server.sessionOf(people[person]);

const QUERIES: Readonly<Record<string, string>> = {
  search: SECRET,
  title: SECRET,
  than: '1',
  from: new Date().toISOString().slice(0, 10),
  to: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
  order_by: 'price',
};

/** Every address that a reading route has for what there is here, with and without what it can be asked. */
function addressesOf({ path, query }: NamedRoute['route']): string[] {
  const ids = [...new Set([organization, collection, ...items, 1, 2])];
  const paths = path.includes('{')
    ? ids.map((id) => path.replaceAll(/\{\w+\}/g, String(id)))
    : [path];
  const known = Object.keys(query?._zod.def.shape ?? {}).filter((name) => name in QUERIES);
  const asked = new URLSearchParams(known.map((name) => [name, QUERIES[name]!]));
  if ('collection' in (query?._zod.def.shape ?? {})) {
    return paths.map((address) => `${address}?collection=${collection}`);
  }
  return paths.flatMap((address) =>
    known.length === 0
      ? [address]
      : [address, `${address}?${asked}`, `${address}?search=${SECRET}`],
  );
}

async function read(address: string, token: string | undefined): Promise<string> {
  const { body } = await server.call(address, { ...(token !== undefined && { token }) });
  return JSON.stringify(body ?? '');
}

/** What the search itself says is not told by it. */
const isTold = (text: string, address: string) =>
  [SECRET, PRICE, PERCENT].some((secret) =>
    text
      .replaceAll(address.includes('search') ? `"corrected_search":"${SECRET}"` : '\0', '')
      .includes(secret),
  );

/** Files are for staff alone. */
const reading = listRoutes().filter(
  ({ route }) =>
    route.method === 'GET' &&
    Object.values(route.responses).every((response) => !response || !isFileResponse(response)),
);

describe.each(OUTSIDERS)('to a %s', (outsider) => {
  it.each(reading)('$name tells nothing of a gated organization', async ({ route }) => {
    const token = await tokenOf(outsider);
    for (const address of addressesOf(route)) {
      const text = await read(address, token);
      expect({ address, isTold: isTold(text, address) }).toEqual({ address, isTold: false });
    }
  });
});

it.each(INSIDERS)('a %s sees it on its page and among what they have marked', async (insider) => {
  const token = await tokenOf(insider);
  const told = new Set<string>();
  for (const { name, route } of reading) {
    for (const address of addressesOf(route)) {
      if (isTold(await read(address, token), address)) told.add(name);
    }
  }
  expect([...told]).toEqual(
    expect.arrayContaining([
      'getItem',
      'getOrganization',
      'listOrganizationItems',
      'listShopCollections',
      'getCollection',
      'listCollectionItems',
      'listSelection',
      'getPromotion',
      'listComments',
      'listSavedPosts',
      'listLikedPosts',
      'listCarts',
    ]),
  );
  expect([...told]).not.toContain('listFeed');
});

it.each(OUTSIDERS.filter((name) => name !== 'guest'))(
  'a %s does nothing with the items',
  async (name) => {
    const token = await tokenOf(name);
    const [product, rental] = items as [number, number];
    const { id: comment } = await server.database.db
      .selectFrom('comment')
      .select('id')
      .where('user_id', '=', people.staff)
      .executeTakeFirstOrThrow();
    const day = QUERIES['to']!;
    const requests = [
      ['PUT', `/shop/items/${product}/like/`, undefined],
      ['PUT', `/shop/items/${product}/bookmark/`, {}],
      ['POST', `/shop/items/${product}/comments/`, { text: 'Да' }],
      ['POST', `/shop/items/${product}/complaints/`, { reason: 'spam' }],
      ['POST', `/shop/comments/${comment}/likes/`, undefined],
      ['DELETE', `/shop/comments/${comment}/likes/`, undefined],
      ['POST', `/shop/comments/${comment}/complaints/`, { reason: 'spam' }],
      ['POST', '/carts/items/', { size_id: sizes[0], quantity: 1 }],
      ['POST', `/rentals/${rental}/booking/preprocess/`, { starts_at: `${day}T14:00`, units: 1 }],
      [
        'POST',
        `/rentals/${rental}/booking/`,
        { starts_at: `${day}T14:00`, units: 1, method: 'self_pickup' },
      ],
      ['POST', '/tickets/preprocess/', { size_id: sizes[1], quantity: 1 }],
      ['POST', '/tickets/', { size_id: sizes[1], quantity: 1, method: 'self_pickup' }],
      ['POST', '/ticket-waits/', { size_id: sizes[1], quantity: 1 }],
    ] as const;
    for (const [method, path, body] of requests) {
      const { status } = await server.call(path, { method, token: token!, ...(body && { body }) });
      expect({ path, status }).toEqual({ path, status: 404 });
    }
  },
);

it('other sites are told nothing of its items', async () => {
  const preview = createItemPreview(server.database.db);
  expect(await preview(String(items[0]), 'ru')).toBeNull();
});

it('words lead to its items from the day it opens to the day it closes', async () => {
  const { db } = server.database;
  const found = async () =>
    JSON.stringify((await server.call(`/shop/feed/?search=${SECRET}`)).body).includes(PRICE);
  const gate = (is_gated: boolean) =>
    db.updateTable('organization').set({ is_gated }).where('id', '=', organization).execute();
  await gate(false);
  expect(await found()).toBe(true);
  await gate(true);
  expect(await found()).toBe(false);
  const words = await db.selectFrom('item').select('id').where('is_gated', '=', true).execute();
  expect(words).toHaveLength(items.length);
});
