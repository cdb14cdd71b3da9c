import { createUser } from '../../../testing/factories/accounts.ts';
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

  it('about nothing is not found', async () => {
    expect((await complain(999_999, { reason: 'spam' })).status).toBe(404);
  });
});
