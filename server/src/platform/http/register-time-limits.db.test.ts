import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createUser } from '../../testing/factories/accounts.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const SLOW = 20;

let server: TestServer;
let token: string;
let port: number;
beforeAll(async () => {
  server = await createTestServer({
    REQUEST_HEAD_SECONDS: '1',
    REQUEST_BODY_SECONDS: '2',
    UPLOAD_SECONDS: '6',
  });
  token = await server.sessionOf(await createUser(server.database.db));
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

/** Sends a beginning, and then a byte now and then; answers what came back and how long it stayed open. */
async function drip(beginning: string, { every = 100 } = {}) {
  const socket = net.connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  let answer = '';
  socket.on('data', (data: Buffer) => {
    answer += data.toString();
  });
  const start = performance.now();
  socket.write(beginning);
  const timer = setInterval(() => socket.write('x'), every);
  // Not by `once`: a byte that comes after the end is answered by a reset, which is an end as well.
  await new Promise((resolve) => {
    socket.once('close', resolve);
  });
  clearInterval(timer);
  return { answer, seconds: (performance.now() - start) / 1000 };
}

const head = (url: string, type = 'application/json') =>
  `POST ${url} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Token ${token}\r\n` +
  `Content-Type: ${type}\r\nContent-Length: 100000\r\n`;

const UPLOAD = ['/api/v1/files/', 'multipart/form-data; boundary=b'] as const;

it('ends every connection whose head or body drips, and serves the others meanwhile', async () => {
  const slow = Promise.all(
    Array.from({ length: SLOW }, (_, index) =>
      drip(
        index % 2 === 0 ? `${head('/api/v1/login/')}X: ` : `${head('/api/v1/login/')}\r\n{"a":"`,
      ),
    ),
  );
  await sleep(500);
  expect((await fetch(`http://127.0.0.1:${port}/api/v1/shop/feed/`)).status).toBe(200);
  for (const { answer, seconds } of await slow) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(seconds).toBeLessThan(15);
  }
});

it('a body that drips to an address that is not there, or to whoever may not send it, is ended too', async () => {
  const strangers = head(...UPLOAD).replace(/Authorization.*\r\n/, '');
  const outcomes = await Promise.all([
    drip(`${head('/no-such-page')}\r\n{"a":"`),
    drip(`${strangers}\r\n--b\r\n`),
  ]);
  for (const { seconds } of outcomes) expect(seconds).toBeLessThan(15);
  expect(outcomes[1]!.answer).toMatch(/^HTTP\/1\.1 401 /);
});

it('an upload has longer, but not for ever', async () => {
  const { seconds } = await drip(`${head(...UPLOAD)}\r\n--b\r\n`);
  expect(seconds).toBeGreaterThan(4);
  expect(seconds).toBeLessThan(20);
});

it('a body that takes a while, but comes, is read', async () => {
  const socket = net.connect(port, '127.0.0.1');
  const body = JSON.stringify({ stream: 'unread' });
  socket.write(
    `${head('/api/v1/realtime/tickets/').replace('100000', String(body.length))}Connection: close\r\n\r\n`,
  );
  // Listened for from the start: on a slow machine it may come before the last part is written.
  const closed = once(socket, 'close');
  let answer = '';
  socket.on('data', (data: Buffer) => {
    answer += data.toString();
  });
  for (const part of body.match(/.{1,6}/g)!) {
    socket.write(part);
    await sleep(20);
  }
  await closed;
  expect(answer).toMatch(/^HTTP\/1\.1 20[01] /);
});

it('keeps no process running after its answers', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
  const post = () => server.call('/users/me/', { method: 'POST', body: { full_name: 'Имя' } });
  await post();
  const before = timers();
  for (let call = 0; call < 10; call += 1) await post();
  expect(timers()).toBeLessThan(before + 10);
});
