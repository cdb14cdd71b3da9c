import { loadSecret } from '../../../platform/secrets/load-secret.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { TestTill } from '../../../testing/test-till.ts';
import { drawPersonalCode } from '../../identity/people/index.ts';

let server: TestServer;
let till: TestTill;
let codeKey: Buffer;
beforeAll(async () => {
  server = await createTestServer();
  till = new TestTill(server);
  codeKey = await loadSecret(server.database.db, 'personal-code');
});
afterAll(() => server.close());

/** As if it had been drawn so many minutes before. */
const codeOf = (client: number, minutesAgo: number) =>
  drawPersonalCode(codeKey, client, Date.now() - minutesAgo * 60_000).code;

it('a seller gives and takes cashback of a client who shows their code, once with each code', async () => {
  const place = await till.openShop('cashback');
  const customer = await till.newClient();
  const move = async (body: object) =>
    server.call(`/organizations/${place.id}/transactions/cashback/`, {
      method: 'POST',
      token: place.token,
      body: { action: 'charge', amount: '30', ...body },
    });
  expect((await move({ client: `UID${customer}` })).status).toBe(406);
  const code = codeOf(customer, 1);
  const answers = await Promise.all([move({ client: code }), move({ client: code })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 406]);
  const later = codeOf(customer, 0);
  const taken = await move({ client: later, action: 'withdraw', amount: '31' });
  expect(taken.status).toBe(400);
  expect(await move({ client: later, action: 'withdraw', amount: '12' })).toMatchObject({
    status: 201,
    body: { balance: { amount: '18.00' } },
  });
  const told = await server.database.db
    .selectFrom('notification')
    .select(['user_id', 'type'])
    .where('organization_id', '=', place.id)
    .orderBy('id')
    .execute();
  expect(told).toEqual([
    { user_id: customer, type: 'charge_cashback_for_client' },
    { user_id: place.seller, type: 'charge_cashback_for_seller' },
    { user_id: customer, type: 'withdraw_cashback_for_client' },
    { user_id: place.seller, type: 'withdraw_cashback_for_seller' },
  ]);
});
