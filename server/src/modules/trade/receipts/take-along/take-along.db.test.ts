import { createTestServer, type TestServer } from '../../../../testing/test-server.ts';
import { openShop, type Client } from '../../../../testing/shop.ts';
import type { Message } from '../../../../platform/messaging/send-message.ts';
import { mailReceipt, mailReceiptTask } from '../index.ts';

let server: TestServer;
let client: Client;
let order: number;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  client = await (await openShop(server)).newClient();
  order = await client.order('selfPickup', await client.fill(1000));
});
afterAll(() => server.close());

const prove = (email: string) =>
  server.database.db
    .updateTable('app_user')
    .set({ email, is_email_verified: true })
    .where('id', '=', client.id)
    .execute();

async function jobs() {
  const { rows } = await server.database.pool.query<{ payload: object }>(
    `select payload from graphile_worker._private_jobs as job
     join graphile_worker._private_tasks as task on task.id = job.task_id
     where task.identifier = $1 and (payload ->> 'orderId')::bigint = $2`,
    [mailReceiptTask.name, order],
  );
  return rows.map(({ payload }) => mailReceiptTask.payload.parse(payload));
}

const file = (token: string, language = 'ru') =>
  server.app.inject({
    url: `/api/v1/receipts/${order}/file/`,
    headers: { authorization: `Token ${token}`, 'accept-language': language },
  });

it.each(['ru', 'en', 'de', 'tr', 'zh'])('is a document in the language %s', async (language) => {
  await server.database.db.updateTable('item').set({ name: 'Чай «Өмүр» çay 茶' }).execute();
  const { statusCode, headers, rawPayload } = await file(client.token, language);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/pdf');
  expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(rawPayload.toString('latin1')).toContain('%%EOF');
});

it('is for nobody who may not read the receipt', async () => {
  const stranger = await (await openShop(server)).newClient();
  expect((await file(stranger.token)).statusCode).toBe(404);
});

it('goes by mail to a proven address, once for two presses', async () => {
  const mail = () => client.call(`/receipts/${order}/mail/`, 'POST');
  expect(await mail()).toMatchObject({ status: 422, body: { code: 'email_missing' } });
  await prove(`anna${client.id}@example.org`);
  const both = await Promise.all([mail(), mail()]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const queued = await jobs();
  expect(queued).toHaveLength(1);

  const sent: (Message & { attachment?: { name: string; content: Buffer } })[] = [];
  await mailReceipt(server.database.db, async (message) => void sent.push(message), queued[0]!);
  expect(sent).toMatchObject([
    { to: `anna${client.id}@example.org`, attachment: { name: `karavan-${order}.pdf` } },
  ]);
  expect(sent[0]!.attachment!.content.subarray(0, 5).toString()).toBe('%PDF-');
});

it('does not go to an address that is proven no more', async () => {
  await prove(`berik${client.id}@example.org`);
  await client.call(`/receipts/${order}/mail/`, 'POST');
  await server.database.db
    .updateTable('app_user')
    .set({ is_email_verified: false })
    .where('id', '=', client.id)
    .execute();
  const sent: Message[] = [];
  const [queued] = await jobs();
  await mailReceipt(server.database.db, async (message) => void sent.push(message), queued!);
  expect(sent).toEqual([]);
});
