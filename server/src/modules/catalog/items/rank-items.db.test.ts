import type { FeedPost } from '@karavan/shared-api/contract/feed';
import type { Page } from '@karavan/shared-api/contract/page';
import { createUser } from '../../../testing/factories/accounts.ts';
import { createItem, createOrganization } from '../../../testing/factories/catalog.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { rankItems } from './index.ts';

const DAY = 86_400_000;

let server: TestServer;
let city: string;
let count = 0;
let organization_id: number;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  city = `Город ${(count += 1)}`;
  organization_id = await createOrganization(server.database.db, { city });
});

const daysAgo = (days: number) => new Date(Date.now() - days * DAY);
const create = (days: number) =>
  createItem(server.database.db, {
    organization_id,
    name: 'Шарф тёплый',
    created_at: daysAgo(days),
  });
const search = (words: string) => `&search=${encodeURIComponent(words)}`;

async function like(id: number, days: number, times = 1): Promise<void> {
  const { db } = server.database;
  for (let done = 0; done < times; done += 1) {
    const token = await server.sessionOf(await createUser(db));
    await server.call(`/shop/items/${id}/likes/`, { method: 'POST', token });
  }
  await db
    .updateTable('item_like')
    .set({ created_at: daysAgo(days) })
    .where('item_id', '=', id)
    .execute();
}

async function popular(query = ''): Promise<number[]> {
  const ids: number[] = [];
  let next = '';
  do {
    const { body } = await server.call(
      `/shop/feed/?order_by=popular&city=${city}&limit=2${query}${next && `&cursor=${next}`}`,
    );
    const page = body as Page<FeedPost>;
    ids.push(...page.list.map(({ id }) => id));
    next = page.next ?? '';
  } while (next);
  return ids;
}

it('puts what is liked in front, and what was liked lately before what was liked once', async () => {
  const [fresh, old, liked, once] = [
    await create(0),
    await create(60),
    await create(20),
    await create(40),
  ];
  await like(liked, 0, 3);
  await like(once, 30, 3);
  await rankItems(server.database.db);
  expect(await popular()).toEqual([liked, fresh, once, old]);
  expect(await popular('&category=1')).toEqual([liked, fresh, once, old]);
  // A word of all their names, and two of them.
  expect(await popular(search('шарф'))).toEqual([liked, fresh, once, old]);
  expect(await popular(search('шарф тёплый'))).toEqual([liked, fresh, once, old]);
});

it('follows a like that is taken back, and reckons nothing twice', async () => {
  const { db } = server.database;
  const [first, second] = [await create(1), await create(2)];
  const token = await server.sessionOf(await createUser(db));
  const press = (method: 'POST' | 'DELETE') =>
    server.call(`/shop/items/${second}/likes/`, { method, token });
  await press('POST');
  await rankItems(db);
  expect(await popular()).toEqual([second, first]);
  expect(await popular(search('шарф'))).toEqual([second, first]);
  await press('DELETE');
  await rankItems(db);
  expect(await popular()).toEqual([first, second]);
  expect(await popular(search('шарф'))).toEqual([first, second]);
  const left = await db.selectFrom('item_stir').selectAll().execute();
  expect(left).toEqual([]);
});

it('counts a comment for two likes', async () => {
  const { db } = server.database;
  const [discussed, liked] = [await create(3), await create(3)];
  await like(liked, 0);
  const token = await server.sessionOf(await createUser(db));
  await server.call(`/shop/items/${discussed}/comments/`, {
    method: 'POST',
    token,
    body: { text: 'Есть ли в синем?' },
  });
  await rankItems(db);
  expect(await popular()).toEqual([discussed, liked]);
});

it('needs no job to let time pass: what comes later begins higher', async () => {
  const { db } = server.database;
  const liked = await create(20);
  await like(liked, 20, 4);
  await rankItems(db);
  const fresh = await create(0);
  expect(await popular()).toEqual([fresh, liked]);
});
