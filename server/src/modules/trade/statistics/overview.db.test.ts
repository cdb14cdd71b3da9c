import type { OrganizationOverview } from '@karavan/shared-api/contract/overview';
import { createMember, createUser } from '../../../testing/factories/accounts.ts';
import { createOrganization } from '../../../testing/factories/catalog.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('what waits today', () => {
  it('counts who asks to follow, for those who may answer', async () => {
    const { db } = server.database;
    const id = await createOrganization(db, { is_gated: true });
    const read = async (member: number) =>
      (
        await server.call(`/organizations/${id}/overview/`, {
          token: await server.sessionOf(member),
        })
      ).body as OrganizationOverview;
    const [answers, sells] = [
      await createMember(db, id, ['can_manage_followers_partners']),
      await createMember(db, id, ['can_sell']),
    ];
    expect((await read(answers)).requests).toMatchObject({ count: 0, followers: 0 });
    for (const person of [await createUser(db), await createUser(db)]) {
      await server.call(`/organizations/${id}/subscriptions/`, {
        method: 'PUT',
        token: await server.sessionOf(person),
      });
    }
    expect((await read(answers)).requests).toMatchObject({ count: 0, followers: 2, list: [] });
    expect((await read(sells)).requests).toBeNull();
  });
});
