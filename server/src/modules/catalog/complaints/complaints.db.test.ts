import { createMember, createUser } from '../../../testing/factories/accounts.ts';
import { createItem, createOrganization } from '../../../testing/factories/catalog.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let token: string;
let itemId: number;
beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.database;
  token = await server.sessionOf(await createUser(db));
  itemId = await createItem(db, { organization_id: await createOrganization(db) });
});
afterAll(() => server.close());

const complain = (id: number, body: object) =>
  server.call(`/shop/items/${id}/complaints/`, { method: 'POST', token, body });

describe('a complaint', () => {
  it('of one person about one item is kept once, the latest', async () => {
    expect((await complain(itemId, { reason: 'spam' })).status).toBe(201);
    expect((await complain(itemId, { reason: 'other', text: ' Не то ' })).status).toBe(201);
    const stored = await server.database.db
      .selectFrom('complaint')
      .select(['reason', 'text'])
      .where('item_id', '=', itemId)
      .execute();
    expect(stored).toEqual([{ reason: 'other', text: 'Не то' }]);
  });

  it('without a word about "other" names the field', async () => {
    expect(await complain(itemId, { reason: 'other' })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', errors: { text: [expect.any(String)] } },
    });
  });

  it('about what is one’s own is refused', async () => {
    const { db } = server.database;
    const owner = await createUser(db);
    const organization = await createOrganization(db, { ownerId: owner });
    const item = await createItem(db, { organization_id: organization });
    const seller = await createMember(db, organization, []);
    for (const person of [owner, seller]) {
      const own = { method: 'POST', token: await server.sessionOf(person) } as const;
      for (const path of [`/shop/items/${item}`, `/organizations/${organization}`]) {
        const answer = await server.call(`${path}/complaints/`, {
          ...own,
          body: { reason: 'spam' },
        });
        expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } });
      }
      const { body } = await server.call(`/shop/items/${item}/comments/`, {
        ...own,
        body: { text: 'Моё' },
      });
      const comment = await server.call(
        `/shop/comments/${(body as { id: number }).id}/complaints/`,
        { ...own, body: { reason: 'spam' } },
      );
      expect(comment.status).toBe(409);
    }
    expect((await complain(item, { reason: 'spam' })).status).toBe(201);
  });

  it('about nothing is not found', async () => {
    expect((await complain(999_999, { reason: 'spam' })).status).toBe(404);
  });
});
