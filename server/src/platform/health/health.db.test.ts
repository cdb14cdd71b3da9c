import net from 'node:net';
import { once } from 'node:events';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const RECOVERY_LIMIT_MS = 5000;

/** A wire to PostgreSQL that can be cut, or fall silent without a word. */
interface Wire {
  readonly port: number;
  setMode(mode: WireMode): void;
  close(): void;
}

type WireMode = 'open' | 'cut' | 'silent';

async function layWire(target: net.NetConnectOpts): Promise<Wire> {
  let mode: WireMode = 'open';
  const sockets = new Set<net.Socket>();
  const wire = net.createServer((socket) => {
    if (mode === 'cut') return socket.destroy();
    const database = net.connect(target);
    const ends = [socket, database];
    for (const end of ends) {
      sockets.add(end);
      const other = end === socket ? database : socket;
      end.on('data', (data) => {
        if (mode !== 'silent') other.write(data);
      });
      end.on('error', () => undefined);
      end.on('close', () => {
        sockets.delete(end);
        other.destroy();
      });
    }
    return undefined;
  });
  wire.listen(0, '127.0.0.1');
  await once(wire, 'listening');
  const drop = () => sockets.forEach((socket) => socket.destroy());
  return {
    port: (wire.address() as net.AddressInfo).port,
    setMode(next) {
      mode = next;
      // What was lost in the silence cannot be made up for: those connections are gone.
      if (next !== 'silent') drop();
    },
    close() {
      drop();
      wire.close();
    },
  };
}

let wire: Wire;
let server: TestServer;

beforeAll(async () => {
  const address = new URL(process.env['TEST_DATABASE_URL']!);
  const folder = address.searchParams.get('host');
  const port = Number(address.port || 5432);
  wire = await layWire(
    folder ? { path: `${folder}/.s.PGSQL.${port}` } : { host: address.hostname, port },
  );
  server = await createTestServer({ STATEMENT_SECONDS: '2' }, (url) => {
    url.searchParams.delete('host');
    url.hostname = '127.0.0.1';
    url.port = String(wire.port);
  });
});
afterAll(async () => {
  wire.setMode('open');
  await server.close();
  wire.close();
});

const ready = () => server.app.inject('/readyz');

async function untilReady(): Promise<number> {
  const start = performance.now();
  while ((await ready()).statusCode !== 200) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return performance.now() - start;
}

describe('a database that is gone', () => {
  it.each(['cut', 'silent'] as const)('(%s) is told, and its return is noticed', async (mode) => {
    expect((await ready()).statusCode).toBe(200);
    wire.setMode(mode);
    const answer = await ready();
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect((await server.app.inject('/healthz')).statusCode).toBe(200);

    wire.setMode('open');
    expect(await untilReady()).toBeLessThan(RECOVERY_LIMIT_MS);
    expect((await server.call('/shop/feed/')).status).toBe(200);
  });

  it('frozen in the middle of requests, ends them in time and serves them once it is back', async () => {
    expect((await server.call('/shop/feed/')).status).toBe(200);
    wire.setMode('silent');
    const start = performance.now();
    const answers = await Promise.all(Array.from({ length: 30 }, () => server.call('/shop/feed/')));
    expect(performance.now() - start).toBeLessThan(12_000);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    wire.setMode('open');
    await untilReady();
    const after = await Promise.all(Array.from({ length: 30 }, () => server.call('/shop/feed/')));
    expect(new Set(after.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('is an outage, not a bug, to those who call', async () => {
    wire.setMode('cut');
    const answer = await server.call('/shop/feed/');
    expect(answer).toMatchObject({ status: 503, body: { success: false, code: 'unavailable' } });
    expect(answer.headers['retry-after']).toBe('5');
    wire.setMode('open');
    await untilReady();
  });
});
