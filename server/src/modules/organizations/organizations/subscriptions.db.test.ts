import fc from 'fast-check';
import type {
  OrganizationClient,
  OrganizationDetail,
} from '@karavan/shared-api/contract/organizations';
import type { Page } from '@karavan/shared-api/contract/page';
import { createMember, createUser } from '../../../testing/factories/accounts.ts';
import { createItem, createOrganization } from '../../../testing/factories/catalog.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { readBeforeWrite } from '../../../testing/read-before-write.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const newPerson = async () => server.sessionOf(await createUser(server.database.db));
const people = (count: number) => Promise.all(Array.from({ length: count }, newPerson));
const call = (id: number, token: string, method: 'PUT' | 'DELETE') =>
  server.call(`/organizations/${id}/subscriptions/`, { method, token });
const follow = (id: number, token: string) => call(id, token, 'PUT');
const unfollow = (id: number, token: string) => call(id, token, 'DELETE');
const countOf = async (id: number) =>
  ((await server.call(`/organizations/${id}/`)).body as OrganizationDetail).follower_count;
const isFollowing = async (id: number, token: string) =>
  ((await server.call(`/organizations/${id}/client/`, { token })).body as OrganizationClient)
    .follow_status === 'accepted';

describe('following an organization', () => {
  it('counts a person once, however often they press', async () => {
    const id = await createOrganization(server.database.db);
    const token = await newPerson();
    for (let press = 0; press < 2; press += 1) {
      expect(await follow(id, token)).toMatchObject({
        status: 200,
        body: { follow_status: 'accepted', follower_count: 1 },
      });
    }
    expect(await isFollowing(id, token)).toBe(true);
    for (let press = 0; press < 2; press += 1) {
      expect(await unfollow(id, token)).toMatchObject({
        status: 200,
        body: { follow_status: 'none', follower_count: 0 },
      });
    }
    expect(await isFollowing(id, token)).toBe(false);
  });

  it('is for those signed in, and of an organization that exists', async () => {
    const path = `/organizations/${await createOrganization(server.database.db)}/subscriptions/`;
    expect((await server.call(path, { method: 'PUT' })).status).toBe(401);
    const token = await newPerson();
    expect((await follow(999_999, token)).status).toBe(404);
    expect((await unfollow(999_999, token)).status).toBe(404);
  });

  it('by many at once counts each of them', async () => {
    const id = await createOrganization(server.database.db);
    const tokens = await people(15);
    await Promise.all([...tokens, ...tokens].map((token) => follow(id, token)));
    expect(await countOf(id)).toBe(15);
    await Promise.all([...tokens, ...tokens].map((token) => unfollow(id, token)));
    expect(await countOf(id)).toBe(0);
  });

  it('would lose some if the count were read first and written afterwards', async () => {
    const { db } = server.database;
    const id = await createOrganization(db);
    await readBeforeWrite(
      15,
      () =>
        db
          .selectFrom('organization')
          .select('follower_count')
          .where('id', '=', id)
          .executeTakeFirstOrThrow(),
      ({ follower_count }) =>
        db
          .updateTable('organization')
          .set({ follower_count: follower_count + 1 })
          .where('id', '=', id)
          .execute(),
    );
    expect(await countOf(id)).toBeLessThan(15);
  });

  it('counts those who follow, whatever the order of presses', async () => {
    const tokens = await people(3);
    const press = fc.record({ who: fc.nat(2), follows: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(press, { maxLength: 12 }), async (presses) => {
        const id = await createOrganization(server.database.db);
        const following = new Set<number>();
        for (const { who, follows } of presses) {
          await call(id, tokens[who]!, follows ? 'PUT' : 'DELETE');
          if (follows) following.add(who);
          else following.delete(who);
        }
        expect(await countOf(id)).toBe(following.size);
      }),
      { numRuns: 15 },
    );
  });

  it('is told once to the staff that looks after followers', async () => {
    const { db } = server.database;
    const ownerId = await createUser(db);
    const id = await createOrganization(db, { ownerId });
    const managerId = await createMember(db, id, ['can_manage_followers_partners']);
    await createMember(db, id, ['can_sell']);
    const token = await newPerson();
    await follow(id, token);
    await unfollow(id, token);
    await follow(id, token);
    const told = await db
      .selectFrom('notification')
      .select(['user_id', 'type'])
      .where('organization_id', '=', id)
      .orderBy('user_id')
      .execute();
    expect(told).toEqual(
      [ownerId, managerId].map((user_id) => ({ user_id, type: 'followed_to_organization' })),
    );
  });
});

describe('what somebody follows', () => {
  it('lists its organizations, the latest first, and their posts, newest first', async () => {
    const { db } = server.database;
    const [first, second, other] = await Promise.all([
      createOrganization(db),
      createOrganization(db),
      createOrganization(db),
    ]);
    const itemAt = (organization_id: number, second: number) =>
      createItem(db, { organization_id, created_at: new Date(1_700_000_000_000 + second * 1000) });
    const posts = [await itemAt(first, 3), await itemAt(second, 2), await itemAt(first, 1)];
    await itemAt(other, 4);
    const token = await newPerson();
    await follow(first, token);
    await follow(second, token);

    expect(await readIds('/subscriptions/', token)).toEqual([second, first]);
    expect(await readIds('/shop/subscriptions/', token)).toEqual(posts);

    await unfollow(first, token);
    expect(await readIds('/subscriptions/', token)).toEqual([second]);
    expect(await readIds('/shop/subscriptions/', token)).toEqual([posts[1]]);
  });
});

/** The ids of an endless list, read one by one. */
async function readIds(path: string, token: string): Promise<number[]> {
  const ids: number[] = [];
  for (let cursor = ''; ;) {
    const { body } = await server.call(`${path}?limit=1${cursor}`, { token });
    const page = body as Page<{ id: number }>;
    ids.push(...page.list.map(({ id }) => id));
    if (page.next === null) return ids;
    cursor = `&cursor=${encodeURIComponent(page.next)}`;
  }
}
