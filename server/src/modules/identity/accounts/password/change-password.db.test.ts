import { hashPassword } from '../../../../platform/auth/passwords.ts';
import { createUser } from '../../../../testing/factories/accounts.ts';
import { createTestServer, type TestServer } from '../../../../testing/test-server.ts';

const OLD = 'Karavan-2026';
const NEW = 'tulpe Regen 7!';

let server: TestServer;
let counter = 0;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function somebody(password: string | null = OLD) {
  counter += 1;
  const phone = `+99655300${1000 + counter}`;
  const userId = await createUser(server.database.db, {
    phone,
    password_hash: password && (await hashPassword(password)),
  });
  return { phone, here: await server.sessionOf(userId), there: await server.sessionOf(userId) };
}

const change = (token: string, old_password: string, password = NEW) =>
  server.call('/users/doChangePassword/', {
    method: 'POST',
    token,
    headers: { 'accept-language': 'en' },
    body: { old_password, password },
  });

const login = (phone_number: string, password: string) =>
  server.call('/login/', { method: 'POST', body: { phone_number, password } });

it('a password is replaced by whoever knows the old one, and all other sessions end', async () => {
  const { phone, here, there } = await somebody();
  expect((await change(here, OLD)).status).toBe(200);
  expect((await server.call('/users/me/', { token: here })).status).toBe(200);
  expect((await server.call('/users/me/', { token: there })).status).toBe(401);
  expect((await login(phone, OLD)).status).toBe(403);
  expect((await login(phone, NEW)).status).toBe(200);
});

it('a wrong old password is told beside its field, changes nothing, and may be tried five times', async () => {
  const { phone, here, there } = await somebody();
  const guesses = await Promise.all(Array.from({ length: 8 }, () => change(here, 'Wrong-2026')));
  const refused = guesses.filter(({ status }) => status === 400);
  expect(refused).toHaveLength(5);
  expect(refused[0]!.body).toMatchObject({
    errors: { old_password: ['The old password is wrong'] },
  });
  expect(guesses.filter(({ status }) => status === 422)).toHaveLength(3);
  expect((await change(here, OLD)).status).toBe(422);
  expect((await server.call('/users/me/', { token: there })).status).toBe(200);
  expect((await login(phone, OLD)).status).toBe(200);
});

it('a new password that everybody tries first is refused', async () => {
  const { here } = await somebody();
  expect(await change(here, OLD, 'P@ssw0rd1')).toMatchObject({
    status: 400,
    body: { errors: { password: ['This password is too common: choose another'] } },
  });
});

it('of two changes at once one wins', async () => {
  const { here, there } = await somebody();
  const answers = await Promise.all([change(here, OLD), change(there, OLD, 'regen Tulpe 8!')]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('nobody without a password has an old one', async () => {
  const { here } = await somebody(null);
  expect((await change(here, OLD)).status).toBe(400);
});
