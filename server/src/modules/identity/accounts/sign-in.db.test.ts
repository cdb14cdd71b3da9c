import { createUser } from '../../../testing/factories/accounts.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { hashPassword } from '../../../platform/auth/passwords.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

let lastAddress = 0;
/** Limits are counted by address: each test comes from its own. */
function freshAddress(): string {
  lastAddress += 1;
  return `10.0.0.${lastAddress}`;
}

const post = (
  path: string,
  body: object,
  remoteAddress: string,
  headers: Record<string, string> = {},
) => server.call(path, { method: 'POST', body, remoteAddress, headers });

describe('signing in by password', () => {
  const RIGHT = 'Right-1';
  let stored: string;
  beforeAll(async () => {
    stored = await hashPassword(RIGHT);
  });
  async function newAccount(phone: string) {
    await createUser(server.database.db, { phone, password_hash: stored });
    return async (password: string, address: string, cookie = '') => {
      const body = { phone_number: phone, password };
      const { status, headers } = await post('/login/', body, address, { cookie });
      const cookies = [headers['set-cookie']].flat().map(String);
      const device = cookies.find((given) => given.startsWith('device='))?.split(';')[0];
      return { status, device };
    };
  }

  it.each([
    ['a /24', '+996551000101', (nth: number) => `10.4.1.${nth}`, '10.4.2.1'],
    ['a /48', '+996551000102', (nth: number) => `2001:db8:1:${nth}::1`, '2001:db8:2::1'],
  ])('takes %s for one guesser', async (_, phone, address, elsewhere) => {
    const signIn = await newAccount(phone);
    for (let nth = 1; nth <= 5; nth += 1) {
      expect((await signIn('wrong', address(nth))).status).toBe(403);
    }
    expect((await signIn(RIGHT, address(6))).status).toBe(422);
    expect((await signIn(RIGHT, elsewhere)).status).toBe(200);
  });

  it('has a limit over all networks, which a known device escapes', async () => {
    const signIn = await newAccount('+996551000110');
    const { device } = await signIn(RIGHT, '10.5.0.1');
    const guesses = await Promise.all(
      Array.from({ length: 40 }, (_, network) => signIn('wrong', `10.5.${network + 1}.1`)),
    );
    expect(guesses.filter(({ status }) => status === 403)).toHaveLength(30);
    expect((await signIn(RIGHT, '10.5.50.1')).status).toBe(422);
    expect((await signIn(RIGHT, '10.5.50.1', device)).status).toBe(200);
  });

  it('locks out after five wrong ones from one network, and nobody else', async () => {
    const phone_number = '+996551000006';
    await createUser(server.database.db, {
      phone: phone_number,
      password_hash: await hashPassword('Right-1'),
    });
    const address = freshAddress();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await post('/login/', { phone_number, password: 'wrong' }, address)).status).toBe(
        403,
      );
    }
    expect((await post('/login/', { phone_number, password: 'Right-1' }, address)).status).toBe(
      422,
    );
    expect((await post('/login/', { phone_number, password: 'Right-1' }, '10.3.0.1')).status).toBe(
      200,
    );
  });
});

describe('of a new device', () => {
  const CHROME = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0';
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/144.0';
  const phone_number = '+996551000007';
  const signIn = async (device: string, address: string, cookie = '') => {
    const body = { phone_number, password: 'Right-1', device };
    const answer = await post('/login/', body, address, { cookie });
    const cookies = [answer.headers['set-cookie']].flat().map(String);
    const known = cookies.find((given) => given.startsWith('device='))!;
    return { token: (answer.body as { token: string }).token, cookie: known.split(';')[0]! };
  };
  const told = async (token: string) =>
    ((await server.call('/notifications/', { token })).body as { list: object[] }).list;

  it('a person is told, unless it is their first, the same as before or one that is known', async () => {
    await createUser(server.database.db, {
      phone: phone_number,
      password_hash: await hashPassword('Right-1'),
    });
    const [home, abroad] = ['10.0.7.1', '8.8.8.8'];
    const { token } = await signIn(CHROME, home);
    await signIn(CHROME, home);
    expect(await told(token)).toEqual([]);

    const { cookie } = await signIn(FIREFOX, abroad);
    const news = {
      type: 'new_device',
      title: 'Вход с нового устройства',
      description: 'Firefox, Linux · Соединенные Штаты',
      organization: null,
      is_client: true,
      extra_data: { device_title: 'Firefox, Linux', location: 'Соединенные Штаты' },
    };
    expect(await told(token)).toMatchObject([news]);

    await signIn(FIREFOX, home, cookie);
    expect(await told(token)).toHaveLength(1);
    await signIn(FIREFOX, home.replace('7', '8'));
    expect(await told(token)).toHaveLength(2);
  });
});

describe("a browser's session", () => {
  const browser = { 'sec-fetch-site': 'same-origin' };

  async function signInFromBrowser() {
    const phone = `+99655200${String(lastAddress).padStart(4, '0')}`;
    await createUser(server.database.db, { phone, password_hash: await hashPassword('Right-1') });
    const answer = await post(
      '/login/',
      { phone_number: phone, password: 'Right-1' },
      freshAddress(),
      browser,
    );
    const cookies = [answer.headers['set-cookie']]
      .flat()
      .map((cookie) => String(cookie).split(';')[0]!);
    const csrf = cookies
      .find((cookie) => cookie.startsWith('csrftoken='))!
      .slice('csrftoken='.length);
    return { token: (answer.body as { token: string }).token, cookie: cookies.join('; '), csrf };
  }

  it('needs its second half: a stolen token alone opens nothing', async () => {
    const { token, cookie } = await signInFromBrowser();
    expect((await server.call('/users/me/', { token, headers: { cookie } })).status).toBe(200);
    expect((await server.call('/users/me/', { token })).status).toBe(401);
  });

  it('refuses writes without the CSRF token and from other sites', async () => {
    const { token, cookie, csrf } = await signInFromBrowser();
    const write = (headers: Record<string, string>) =>
      server.call('/init_profile/', {
        method: 'POST',
        token,
        body: { full_name: 'Имя' },
        headers: { cookie, ...headers },
      });
    expect((await write(browser)).status).toBe(403);
    expect((await write({ ...browser, 'x-csrftoken': 'forged.forged' })).status).toBe(403);
    expect(
      (await write({ 'sec-fetch-site': 'cross-site', 'x-csrftoken': decodeURIComponent(csrf) }))
        .status,
    ).toBe(403);
    expect((await write({ ...browser, 'x-csrftoken': decodeURIComponent(csrf) })).status).toBe(200);
  });

  it('ends with a new password, all but the one that set it', async () => {
    const userId = await createUser(server.database.db);
    const [mine, other] = await Promise.all([server.sessionOf(userId), server.sessionOf(userId)]);
    const set = await server.call('/set_password/', {
      method: 'POST',
      token: mine,
      body: { password: 'Karavan-2026' },
    });
    expect(set.status).toBe(200);
    expect((await server.call('/users/me/', { token: mine })).status).toBe(200);
    expect((await server.call('/users/me/', { token: other })).status).toBe(401);
  });
});
