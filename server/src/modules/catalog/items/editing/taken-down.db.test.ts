import { openCatalog } from '../../../../testing/test-catalog.ts';
import { createTestServer, type TestServer } from '../../../../testing/test-server.ts';
import { hideItem } from '../index.ts';

let server: TestServer;
let shop: Awaited<ReturnType<typeof openCatalog>>;
beforeAll(async () => {
  server = await createTestServer();
  shop = await openCatalog(server);
});
afterAll(() => server.close());

/** A product as its staff see it after an operator has taken it down. */
async function takenDown(values: Parameters<typeof shop.added>[0] = {}) {
  const item = await shop.added(values);
  await server.database.db.transaction().execute((trx) => hideItem(trx, item.id));
  return shop.read(item.id);
}

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const refused = { status: 409, body: { code: 'item_taken_down' } };

describe('a product that an operator has taken down', () => {
  it('stays with its staff, who may still write about it', async () => {
    const item = await takenDown();
    expect(item.status).toBe('archived');
    expect(await shop.edit(item, { title: 'Другое' })).toMatchObject({ status: 200 });
  });

  it('goes on sale neither now nor later, nor as a copy', async () => {
    const item = await takenDown();
    expect(await shop.edit(item, { status: 'published' })).toMatchObject(refused);
    expect(await shop.edit(item, { status: 'draft', publish_at: inAnHour() })).toMatchObject(
      refused,
    );
    expect(await shop.call(`${item.id}/duplicate/`, 'POST')).toMatchObject(refused);
  });

  it('is left out when many go on sale', async () => {
    const [item, other] = [await takenDown(), await shop.added({ status: 'archived' })];
    const { body } = await shop.call('batch/', 'POST', {
      item_ids: [item.id, other.id],
      status: 'published',
    });
    expect(body).toEqual({ list: ['taken_down', 'changed'] });
  });

  it('no longer waits for its time', async () => {
    const item = await takenDown({ status: 'draft', publish_at: inAnHour() });
    expect(item).toMatchObject({ status: 'archived', publish_at: null });
  });
});
