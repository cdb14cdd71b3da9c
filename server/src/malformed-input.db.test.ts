import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { translateError } from './platform/errors/translate-error.ts';
import { createMember } from './testing/factories/accounts.ts';
import { createItem, createOrganization } from './testing/factories/catalog.ts';
import { createTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let token: string;
let organizationId: number;
let itemId: number;
beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.database;
  organizationId = await createOrganization(db);
  itemId = await createItem(db, { organization_id: organizationId });
  const person = await createMember(db, organizationId, ['can_view_statistics']);
  token = await server.sessionOf(person);
});
afterAll(() => server.close());

const get = (path: string) => server.call(path, { token });

const FORM = 'multipart/form-data; boundary=b';

/** As this server encodes them. */
const cursor = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');

describe('text', () => {
  const write = (text: string) =>
    server.call(`/shop/items/${itemId}/comments/`, { method: 'POST', token, body: { text } });

  it.each([
    ['with NUL', 'a\0b', 'Contains characters that cannot be shown'],
    ['with a lone surrogate', 'a\uD800b', 'Contains characters that cannot be shown'],
    ['with an escape', 'a\u001B[31mb', 'Contains characters that cannot be shown'],
    ['that nobody can see', '\u200B\u2060\u3164', 'Enter a message'],
  ])('%s is refused beside its field', async (_kind, text, message) => {
    const answer = await server.call(`/shop/items/${itemId}/comments/`, {
      method: 'POST',
      token,
      headers: { 'accept-language': 'en' },
      body: { text },
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', errors: { text: [message] } },
    });
  });

  it('is stored in one form, and turns no text around that stands beside it', async () => {
    expect(await write('  e\u0301te\u0301\r\n\u202Egnp.exe ')).toMatchObject({
      status: 201,
      body: { text: 'été\n\u2067gnp.exe\u2069' },
    });
  });

  it.each(['search', 'city'])('of a query with NUL is refused: %s', async (name) => {
    expect(await get(`/shop/feed/?${name}=a%00b`)).toMatchObject({ status: 400 });
  });
});

it.each([
  ['no cursor of ours', 'bm9uZQ'],
  ['a day that does not exist', cursor('2026-02-30T00:00:00.000000Z', 5)],
  ['text instead of a time', cursor('now; drop table item', 5)],
  ['an id below zero', cursor('2026-02-03T00:00:00.000000Z', -5)],
  ['more than was asked for', cursor('2026-02-03T00:00:00.000000Z', 5, 5)],
])('a cursor with %s opens no list', async (_kind, forged) => {
  for (const list of ['/shop/feed/', '/shop/feed/?order_by=price', '/receipts/', '/comments/']) {
    const answer = await get(`${list}${list.includes('?') ? '&' : '?'}cursor=${forged}`);
    expect([list, answer.status]).toEqual([list, list === '/comments/' ? 404 : 400]);
  }
});

it('a cursor of one order opens no list of another', async () => {
  const byTime = cursor('2026-02-03T00:00:00.000000Z', 5);
  const byPrice = cursor('12.50', 5, 'price');
  expect((await get(`/shop/feed/?cursor=${byTime}`)).status).toBe(200);
  expect((await get(`/shop/feed/?cursor=${byTime}&order_by=price`)).status).toBe(400);
  expect((await get(`/shop/feed/?cursor=${byPrice}&order_by=price`)).status).toBe(200);
  expect((await get(`/shop/feed/?cursor=${byPrice}`)).status).toBe(400);
});

it.each(['0', '-1', '1e3', '0x1', '%205', '5.0', '05', 'true', '9007199254740993'])(
  'an id is written as its digits: not as "%s"',
  async (id) => {
    expect((await get(`/shop/feed/?category=${id}`)).status).toBe(400);
    expect((await get(`/shop/items/${id}/`)).status).toBe(400);
  },
);

it.each([true, '5', [5], 5.5, 2 ** 60])('an id in a body is a number: not %p', async (id) => {
  const answer = await server.call('/messenger/chats/', {
    method: 'POST',
    token,
    body: { organization_id: id },
  });
  expect(answer).toMatchObject({ status: 400, body: { errors: { organization_id: [/./] } } });
});

it.each(['category=99999999999', 'subcategories=999999999,99999999999'])(
  'an id that no category can have is refused: %s',
  async (query) => expect((await get(`/shop/feed/?${query}`)).status).toBe(400),
);

it.each(['/shop/items/99999999999/', '/receipts/99999999999/'])(
  'a thing that is not there is not there, whatever its number: %s',
  async (path) => expect((await get(path)).status).toBe(404),
);

it.each(['2026-02-30', '2026-13-01', '0000-01-01', '2026-1-1'])(
  'a day that does not exist is refused beside its field: %s',
  async (day) => {
    const answer = await get(`/organizations/${organizationId}/orders/?from=${day}&to=2026-12-31`);
    expect(answer).toMatchObject({ status: 400, body: { errors: { from: [/./] } } });
  },
);

describe('a form', () => {
  const send = (payload: string, type: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/v1/files/',
      headers: { authorization: `Token ${token}`, 'content-type': type },
      payload,
    });
  const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n';

  it.each([
    ['that ends in the middle of its file', `${part}Content-Type: image/png\r\n\r\nabc`, FORM],
    ['that ends in the middle of its head', part, FORM],
    ['with a head that is none', '--b\r\n\u0001:\u0002\r\n\r\nabc\r\n--b--', FORM],
    ['of nothing', '', FORM],
    ['without a boundary', part, 'multipart/form-data'],
    ['with another boundary', part, `${FORM}c`],
  ])('%s is refused', async (_kind, payload, type) => {
    const answer = await send(payload, type);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input']);
  });
});

it.each(['/files/../x', '/files/%2e%2e/x', '/files/..%2fx', '/files/%00', '/files/a%5c..%5cx'])(
  'outside of the files is nothing: %s',
  async (path) => {
    await server.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => undefined);
    expect(
      await exchange(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    ).toMatch(/^HTTP\/1\.1 40[04] /);
  },
);

it.each(['http://evil.example', 'null', 'http://[', '\u00FF', 'http://localhost:99999999'])(
  'a socket from the origin %s is refused, not an accident',
  async (origin) => {
    await server.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => undefined);
    const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13';
    const answer = await exchange(
      `GET /ws/unread?ticket=none HTTP/1.1\r\nHost: localhost\r\n${upgrade}\r\n` +
        `Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nOrigin: ${origin}\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 (101|403) /);
  },
);

it.each([
  ['NUL', sql`select ${'a\0b'}::text`],
  ['half a surrogate pair', sql`select ${String.raw`{"a":"\ud800"}`}::jsonb`],
  ['a day', sql`select ${'2026-02-30'}::timestamptz`],
  ['a number', sql`select ${99_999_999_999}::integer`],
])('what PostgreSQL refuses is bad input, and is logged as a gap: %s', async (_kind, query) => {
  const error: unknown = await query.execute(server.database.db).catch((caught: unknown) => caught);
  expect(translateError(error, 'en')).toMatchObject({
    status: 400,
    isReportable: true,
    body: { code: 'invalid_input' },
  });
});

/** What the server says to bytes that no client library would send. */
async function exchange(request: string): Promise<string> {
  const { port } = server.app.server.address() as AddressInfo;
  const socket = net.connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data: Buffer) => {
    answer += data.toString('latin1');
  });
  socket.write(Buffer.from(request, 'latin1'));
  const timer = setTimeout(() => socket.destroy(), 1000);
  await once(socket, 'close');
  clearTimeout(timer);
  return answer;
}
