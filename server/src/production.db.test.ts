import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { listen } from './testing/internet.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../seeds/people/accounts.ts';
import { hashPassword } from './platform/auth/passwords.ts';
import { DEPLOY_VARIABLES, deploySite } from './testing/deployed-site.ts';
import { PRODUCTION_VARIABLES } from './testing/production-variables.ts';
import { createServerProcesses } from './testing/server-processes.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

jest.setTimeout(90_000);

/** A server that starts after all would run for ever, and nothing else while it is waited for. */
const START_MS = 30_000;

interface Sms {
  readonly to: string;
  readonly text: string;
}

const PHONE = '+996559000001';
const processes = createServerProcesses();
let database: TestDatabase;
let gateway: Awaited<ReturnType<typeof listen>>;
let address: string;
const sms: Sms[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  gateway = await listen('127.0.0.1', (request, response) => {
    request.once('data', (body: Buffer) => {
      sms.push(JSON.parse(body.toString()) as Sms);
      response.end();
    });
  });
  ({ address } = await processes.start(database.connectionString, {
    ...PRODUCTION_VARIABLES,
    SMS_URL: gateway.url,
    KARAVAN_TRUSTED_PROXY: '127.0.0.1',
    ...DEPLOY_VARIABLES,
  }));
  await deploySite(address);
});
afterAll(async () => {
  await processes.stopAll();
  await gateway.close();
  await database.drop();
});

const call = (url: string, { body, headers = {} }: { body?: object; headers?: object } = {}) =>
  fetch(address + url, {
    method: body ? 'POST' : 'GET',
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '203.0.113.7',
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });

it('sends codes through the gateway and lets people in behind https', async () => {
  const asked = await call('/api/v1/register_auth/', { body: { phone_number: PHONE } });
  expect(asked.status).toBe(200);
  while (sms.length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  const { to, text } = sms[0]!;
  expect(to).toBe(PHONE);

  const [code] = /\d{6}/.exec(text)!;
  const entered = await call('/api/v1/verify_code/', { body: { phone_number: PHONE, code } });
  expect(entered.status).toBe(200);
  expect(entered.headers.get('strict-transport-security')).toMatch(/^max-age=/);
  const cookies = entered.headers.getSetCookie();
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) expect(cookie).toMatch(/^__Host-.*Path=\/;.*Secure/);
});

it('is https because its address is, whatever a header says', async () => {
  const { headers } = await call('/home/posts', { headers: { 'x-forwarded-proto': 'http' } });
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=/);
  for (const cookie of headers.getSetCookie()) expect(cookie).toMatch(/^__Host-.*Secure/);
  const policy = headers.get('content-security-policy');
  expect(policy).toContain(`connect-src 'self' wss://karavan.test;`);
});

it('offers organizations the categories of what they will sell, without any demo', async () => {
  const answer = await call('/api/v1/shop/categories/');
  expect(((await answer.json()) as { list: unknown[] }).list).not.toEqual([]);
});

it('shows its figures to nobody outside', async () => {
  expect((await call('/metrics')).status).toBe(404);
});

it('knows no overrides', async () => {
  const page = await call('/home/posts?override=mf-feed@http://localhost:3001/');
  expect(await page.text()).not.toContain('localhost:3001');
  expect((await call('/overrides/set', { body: {} })).status).toBe(404);
});

it('has neither outbox nor sandbox', async () => {
  expect((await call('/api/v1/dev/outbox/')).status).toBe(404);
  for (const url of ['/dev', '/sandbox/pay/1']) {
    const { status, headers } = await call(url);
    expect([status, headers.get('location')]).toEqual([302, '/auth']);
  }
});

it('serves pages, and is ready', async () => {
  expect((await call('/readyz')).status).toBe(200);
  const page = await call('/home/posts');
  expect([page.status, page.headers.get('content-type')]).toEqual([
    200,
    'text/html; charset=utf-8',
  ]);
});

it('does not start without its providers, and says in one sentence what is missing', () => {
  const { status, stderr } = spawnSync(
    path.resolve('node_modules/.bin/node'),
    [path.resolve('server/src/main.ts')],
    {
      env: { PATH: process.env['PATH'], KARAVAN_MODE: 'production', SMS_URL: 'https://sms.test' },
      encoding: 'utf8',
      timeout: START_MS,
    },
  );
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringMatching(/needs KARAVAN_TRUSTED_PROXY, PUBLIC_URL, SMTP_URL, MAIL_FROM;/),
  ]);
});

it('does not start on a database with demo accounts, until the command that it names has run', async () => {
  const demo = await createTestDatabase();
  const password_hash = await hashPassword(DEMO_PASSWORD);
  const { id } = await demo.db
    .insertInto('app_user')
    .values({ phone: DEMO_ACCOUNTS.owner.phone, full_name: 'Demo', password_hash })
    .returning('id')
    .executeTakeFirstOrThrow();
  const run = (file: string) =>
    spawnSync(path.resolve('node_modules/.bin/node'), [path.resolve(file)], {
      env: {
        PATH: process.env['PATH'],
        ...PRODUCTION_VARIABLES,
        DATABASE_URL: demo.connectionString,
        PORT: '0',
      },
      encoding: 'utf8',
      timeout: START_MS,
    });
  const refused = run('server/src/main.ts');
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain('npm run remove:demo');
  expect(run('tooling/src/commands/remove-demo.ts').stdout).toContain('removed: 1');
  const account = await demo.db
    .selectFrom('app_user')
    .select(['phone', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(account.password_hash).toBeNull();
  expect(account.phone).toMatch(/^\+0/);
  await processes.start(demo.connectionString, PRODUCTION_VARIABLES);
  await processes.stopAll();
  await demo.drop();
});
