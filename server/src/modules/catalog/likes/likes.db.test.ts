import type { FeedPost } from '@karavan/shared-api/contract/feed';
import type { Page } from '@karavan/shared-api/contract/page';
import { createUser } from '../../../testing/factories/accounts.ts';
import { createItem, createOrganization } from '../../../testing/factories/catalog.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let organization_id: number;
let token: string;
beforeAll(async () => {
  server = await createTestServer();
  organization_id = await createOrganization(server.database.db);
});
afterAll(() => server.close());
beforeEach(async () => {
  token = await server.sessionOf(await createUser(server.database.db));
});

const create = (values = {}) => createItem(server.database.db, { organization_id, ...values });
const like = (id: number, by = token) =>
  server.call(`/shop/items/${id}/likes/`, { method: 'POST', token: by });
const unlike = (id: number) => server.call(`/shop/items/${id}/likes/`, { method: 'DELETE', token });
const liked = async (query = '') =>
  (await server.call(`/shop/likes/${query}`, { token })).body as Page<FeedPost>;

describe('a like', () => {
  it('counts once, however often it is repeated, and is taken back once', async () => {
    const id = await create();
    const first = { status: 200, body: { is_liked: true, like_count: 1 } };
    expect(await like(id)).toMatchObject(first);
    expect(await like(id)).toMatchObject(first);
    const back = { status: 200, body: { is_liked: false, like_count: 0 } };
    expect(await unlike(id)).toMatchObject(back);
    expect(await unlike(id)).toMatchObject(back);
  });

  it('of many people at once is counted for each of them, also when each presses twice', async () => {
    const { db } = server.database;
    const id = await create();
    const tokens = await Promise.all(
      Array.from({ length: 8 }, async () => server.sessionOf(await createUser(db))),
    );
    await Promise.all([...tokens, ...tokens].map((by) => like(id, by)));
    expect((await server.call(`/shop/items/${id}/`)).body).toMatchObject({
      like_count: 8,
      is_liked: null,
    });
  });

  it('shows in the feed to its person alone', async () => {
    const id = await create();
    await like(id);
    const postFor = async (by?: string) => {
      const { body } = await server.call('/shop/feed/', by === undefined ? {} : { token: by });
      return (body as Page<FeedPost>).list.find((post) => post.id === id);
    };
    const stranger = await server.sessionOf(await createUser(server.database.db));
    expect(await postFor(token)).toMatchObject({ is_liked: true, is_saved: false, like_count: 1 });
    expect(await postFor(stranger)).toMatchObject({ is_liked: false, like_count: 1 });
    expect(await postFor()).toMatchObject({ is_liked: null, is_saved: null, like_count: 1 });
  });

  it('of what is not published is not found', async () => {
    expect((await like(await create({ is_published: false }))).status).toBe(404);
    expect((await like(999_999)).status).toBe(404);
  });
});

describe('the list of likes', () => {
  it('has the latest first, page by page, without what is no longer published', async () => {
    const ids = [await create(), await create(), await create(), await create()];
    for (const id of ids) await like(id);
    await server.database.db
      .updateTable('item')
      .set({ is_published: false })
      .where('id', '=', ids[1]!)
      .execute();
    const page = await liked('?limit=2');
    expect(page).toMatchObject({ total_count: 3, total_pages: 2 });
    const rest = await liked(`?limit=2&cursor=${page.next}`);
    expect([...page.list, ...rest.list].map(({ id }) => id)).toEqual([ids[3], ids[2], ids[0]]);
    expect(rest.next).toBeNull();
  });
});
