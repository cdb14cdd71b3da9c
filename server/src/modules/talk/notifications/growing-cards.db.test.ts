import type { Notification } from '@karavan/shared-api/contract/notifications';
import type { Page } from '@karavan/shared-api/contract/page';
import { createUser } from '../../../testing/factories/accounts.ts';
import { createItem } from '../../../testing/factories/catalog.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let shop: Shop;
let item: number;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  shop = await openShop(server);
  item = await createItem(server.database.db, { organization_id: shop.organizationId });
});
afterAll(() => server.close());

async function inbox(query = ''): Promise<Page<Notification>> {
  const token = await server.sessionOf(shop.owner);
  return (await server.call(`/notifications/${query}`, { token })).body;
}

const count = async () => {
  const token = await server.sessionOf(shop.owner);
  return ((await server.call('/notifications/count/', { token })).body as { count: number }).count;
};

async function person(full_name: string) {
  const id = await createUser(server.database.db, { full_name });
  const token = await server.sessionOf(id);
  return {
    id,
    comment: async (text: string) =>
      (
        (await server.call(`/shop/items/${item}/comments/`, {
          method: 'POST',
          token,
          body: { text },
        })) as { body: { id: number } }
      ).body.id,
    remove: (comment: number) =>
      server.call(`/shop/comments/${comment}/`, { method: 'DELETE', token }),
    follow: (method: 'PUT' | 'DELETE') =>
      server.call(`/organizations/${shop.organizationId}/subscriptions/`, { method, token }),
  };
}

describe('many alike', () => {
  it('are one card that counts once and tells of everybody, however many come at once', async () => {
    const people = await Promise.all(['Азиз', 'Бакыт', 'Вера', 'Гуля'].map(person));
    await Promise.all(people.map(({ comment }) => comment('Когда привезут?')));
    await people[0]!.comment('И сколько?');
    const { list, total_count } = await inbox();
    expect([list.length, total_count, await count()]).toEqual([1, 1, 1]);
    expect(list[0]).toMatchObject({
      type: 'new_comment',
      sender: { full_name: 'Азиз' },
      others: 3,
      description: 'Азиз и ещё 3 человека · И сколько?',
    });
  });

  it('about other things are cards of their own', async () => {
    const one = await person('Азиз');
    await one.comment('Раз');
    item = await createItem(server.database.db, { organization_id: shop.organizationId });
    await one.comment('Два');
    await one.follow('PUT');
    expect((await inbox()).list.map(({ others }) => others)).toEqual([0, 0, 0]);
  });

  it('are told once, also when they happen again', async () => {
    const one = await person('Азиз');
    await one.follow('PUT');
    const { list } = await inbox();
    await one.follow('DELETE');
    await one.follow('PUT');
    expect((await inbox()).list).toEqual(list);
  });

  it('lose what is taken back, the card with the last of them, whatever overlaps', async () => {
    const [aziz, vera] = [await person('Азиз'), await person('Вера')];
    const first = await aziz.comment('Раз');
    const second = await vera.comment('Два');
    await vera.remove(second);
    expect((await inbox()).list).toMatchObject([{ description: 'Азиз · Раз', others: 0 }]);
    const [third] = await Promise.all([vera.comment('Три'), aziz.remove(first)]);
    expect((await inbox()).list).toMatchObject([{ description: 'Вера · Три', others: 0 }]);
    await vera.remove(third);
    expect((await inbox()).list).toEqual([]);
  });
});

describe('the inbox', () => {
  it('is narrowed by kind, and by words of the title, of whom and what it is about', async () => {
    const [aziz, vera] = [await person('Азиз'), await person('Вера')];
    await aziz.comment('Раз');
    await vera.follow('PUT');
    const client = await shop.newClient();
    const order = await client.order('selfPickup', await client.fill(10_000));
    const found = async (query: string) => {
      const { list, total_count } = await inbox(`?${query}`);
      expect(total_count).toBe(list.length);
      return list.map(({ type }) => type);
    };
    expect(await found('kind=orders')).toEqual(['order']);
    expect(await found('kind=people')).toEqual(['followed_to_organization', 'new_comment']);
    expect(await found('kind=money')).toEqual([]);
    expect(await found(`search=${encodeURIComponent('азиз')}`)).toEqual(['new_comment']);
    expect(await found(`search=${encodeURIComponent('подписчик')}`)).toEqual([
      'followed_to_organization',
    ]);
    expect(await found(`search=${order}`)).toEqual(['order']);
    expect(await found(`kind=people&search=${order}`)).toEqual([]);
    const { next } = await inbox('?kind=people&limit=1');
    expect((await inbox(`?kind=people&limit=1&cursor=${next}`)).list).toMatchObject([
      { type: 'new_comment' },
    ]);
  });

  it('has as new what has come since the visit before, also while that lasts', async () => {
    const [aziz, vera] = [await person('Азиз'), await person('Вера')];
    const visit = async () =>
      server.call('/notifications/count/', {
        method: 'POST',
        token: await server.sessionOf(shop.owner),
      });
    const fresh = async () => (await inbox('?unread=1')).list.map(({ type }) => type);
    await aziz.comment('Раз');
    await visit();
    expect(await fresh()).toEqual(['new_comment']);
    await server.database.pool.query(
      "update notification_state set visited_at = now() - interval '1 day' where user_id = $1",
      [shop.owner],
    );
    await vera.follow('PUT');
    await visit();
    await visit();
    expect(await fresh()).toEqual(['followed_to_organization']);
  });
});
