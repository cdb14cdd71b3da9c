import { createUser } from '../../../testing/factories/accounts.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

it('a password that everybody tries first is refused by its name', async () => {
  const token = await server.sessionOf(await createUser(server.database.db));
  const set = (password: string) =>
    server.call('/set_password/', {
      method: 'POST',
      token,
      headers: { 'accept-language': 'en' },
      body: { password },
    });
  expect(await set('P@ssw0rd1')).toMatchObject({
    status: 400,
    body: { errors: { password: ['This password is too common: choose another'] } },
  });
  expect((await set('tulpe Regen 7!')).status).toBe(200);
});

describe("a person's devices", () => {
  it('leave a trace in the history of sign-ins, also once they have ended', async () => {
    const phone = '+996551990001';
    const userId = await createUser(server.database.db, { phone });
    const code = async () => {
      await server.call('/register_auth/', { method: 'POST', body: { phone_number: phone } });
      const { rows } = await server.database.pool.query<{ code: string }>(
        `select payload->>'code' as code from graphile_worker._private_jobs where payload->>'to' = $1`,
        [phone],
      );
      return rows[0]!.code;
    };
    await server.call('/verify_code/', {
      method: 'POST',
      remoteAddress: '10.0.5.1',
      body: { phone_number: phone, code: await code(), device: 'Pixel 9', platform: 'android' },
    });
    await server.database.db.deleteFrom('session').where('user_id', '=', userId).execute();
    const { body } = await server.call('/users/authorisation_history/', {
      token: await server.sessionOf(userId),
    });
    expect(body).toMatchObject({
      list: [
        {
          device: 'Pixel 9',
          platform: 'android',
          opened_with: 'code',
          address: '10.0.5.1',
          created_at: expect.any(String),
        },
      ],
    });
    const stranger = await server.sessionOf(await createUser(server.database.db));
    const own = await server.call('/users/authorisation_history/', { token: stranger });
    expect(own.body).toEqual({ list: [] });
  });

  it('do nothing more from the moment when the account is deactivated', async () => {
    const { db } = server.database;
    const userId = await createUser(db);
    const token = await server.sessionOf(userId);
    expect((await server.call('/users/me/', { token })).status).toBe(200);
    await db
      .updateTable('app_user')
      .set({ deactivated_at: new Date() })
      .where('id', '=', userId)
      .execute();
    const stream = { stream: 'unread' };
    for (const [path, method, body] of [
      ['/users/me/', 'GET', undefined],
      ['/realtime/tickets/', 'POST', stream],
    ] as const) {
      expect((await server.call(path, { token, method, ...(body && { body }) })).status).toBe(401);
    }
  });

  it('are shown and ended one by one or all but this one, and only the own', async () => {
    const { db } = server.database;
    const userId = await createUser(db);
    const [mine, second, third] = [
      await server.sessionOf(userId),
      await server.sessionOf(userId),
      await server.sessionOf(userId),
    ];
    const stranger = await server.sessionOf(await createUser(db));
    const { body } = await server.call('/users/get_active_devices/', { token: second });
    const { list } = body as { list: { id: number; is_current: boolean }[] };
    expect(list).toHaveLength(3);
    const { id } = list.find(({ is_current }) => is_current)!;
    const address = `/users/get_or_deactivate_token/${id}/`;

    expect((await server.call(address, { token: stranger })).status).toBe(404);
    const foreign = await server.call(address, { method: 'DELETE', token: stranger });
    expect(foreign.status).toBe(404);
    expect((await server.call(address, { token: mine })).body).toMatchObject({ id });
    expect((await server.call(address, { method: 'DELETE', token: mine })).status).toBe(204);
    expect((await server.call('/users/me/', { token: second })).status).toBe(401);

    await server.call('/users/deactivate_all_tokens/', { method: 'POST', token: mine });
    expect((await server.call('/users/me/', { token: third })).status).toBe(401);
    expect((await server.call('/users/me/', { token: mine })).status).toBe(200);
  });
});
