import { spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyServerFactoryHandler } from 'fastify';
import { openFrontDoor, type FrontDoor } from './front-door.ts';
import { sendPort } from './hand-over.ts';

const SETTINGS = {
  PORT: 0,
  HOST: '127.0.0.1',
  KARAVAN_MODE: 'demo',
  UPLOAD_SECONDS: 60,
  REQUEST_HEAD_SECONDS: 10,
} as const;

let door: FrontDoor;
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
beforeEach(async () => {
  door = await openFrontDoor(SETTINGS);
});
afterEach(async () => {
  await door.close({ lingerMs: 0 });
  agent.destroy();
});

/** As a Fastify app does. */
function serve(handler: http.RequestListener): void {
  door.serverFactory(handler as FastifyServerFactoryHandler, {});
}

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${door.port}${path}`, { headers });

/** Over the one connection that is kept. */
async function askAgain(): Promise<{ status: number | undefined; connection: string | undefined }> {
  const request = http.get({ port: door.port, host: '127.0.0.1', agent });
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return { status: answer.statusCode, connection: answer.headers.connection };
}

describe('while the server is starting', () => {
  it('everybody is told to come back, in their language, and those who watch that it lives', async () => {
    serve((_request, response) => response.end('the app'));
    const call = await ask('/api/v1/shop/feed/', { 'accept-language': 'de' });
    expect(call.status).toBe(503);
    expect(call.headers.get('retry-after')).toBe('2');
    expect(await call.json()).toMatchObject({ success: false, code: 'unavailable' });
    const page = await ask('/home/posts', { accept: 'text/html', 'accept-language': 'tr' });
    expect([page.status, page.headers.get('refresh')]).toEqual([503, '2']);
    expect((await ask('/readyz')).status).toBe(503);
    expect((await ask('/healthz')).status).toBe(200);

    await door.letIn();
    expect(await (await ask('/home/posts')).text()).toBe('the app');
  });

  it('a port in use is told with who uses it', async () => {
    await expect(openFrontDoor({ ...SETTINGS, PORT: door.port })).rejects.toThrow(
      new RegExp(
        `^Port ${door.port} is in use by process ${process.pid} \\(.+\\); stop what uses it, or set PORT`,
      ),
    );
  });

  it('an address of another machine is told, too', async () => {
    await expect(openFrontDoor({ ...SETTINGS, HOST: '192.0.2.1' })).rejects.toThrow(
      'This machine has no address 192.0.2.1 to listen on; change HOST.',
    );
  });
});

describe('in production', () => {
  it('connections are refused until the server is ready, so that balancers go elsewhere', async () => {
    const production = await openFrontDoor({ ...SETTINGS, KARAVAN_MODE: 'production' });
    production.serverFactory((_request, response) => void response.end('the app'), {});
    const get = () => fetch(`http://127.0.0.1:${production.port}/`);
    await expect(get()).rejects.toThrow('fetch failed');
    await production.letIn();
    expect(await (await get()).text()).toBe('the app');
    await production.close({ lingerMs: 0 });
  });

  it('a port in use is told all the same', async () => {
    const taken = { ...SETTINGS, KARAVAN_MODE: 'production', PORT: door.port } as const;
    await expect(openFrontDoor(taken)).rejects.toThrow(`Port ${door.port} is in use`);
  });
});

describe('closing', () => {
  it('finishes what is under way and refuses what is new', async () => {
    const { promise: release, resolve } = Promise.withResolvers<void>();
    serve((_request, response) => void release.then(() => response.end('late')));
    await door.letIn();
    const running = ask('/');
    await sleep(50);
    const closing = door.close({ lingerMs: 0 });
    await sleep(50);
    await expect(ask('/')).rejects.toThrow('fetch failed');
    resolve();
    const answer = await running;
    expect([answer.headers.get('connection'), await answer.text()]).toEqual(['close', 'late']);
    await closing;
  });

  it('answers once more over a connection that is kept, and ends it with that', async () => {
    serve((_request, response) => response.end());
    await door.letIn();
    expect(await askAgain()).toEqual({ status: 200, connection: 'keep-alive' });
    const closing = door.close({ lingerMs: 10_000 });
    await sleep(50);
    expect(await askAgain()).toEqual({ status: 200, connection: 'close' });
    await closing;
  });

  it('waits for nobody who says nothing', async () => {
    serve((_request, response) => response.end());
    await door.letIn();
    await askAgain();
    const start = performance.now();
    await door.close({ lingerMs: 100 });
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

it('another process goes on with the port, and nobody is refused meanwhile', async () => {
  const file = (name: string) => JSON.stringify(path.join(__dirname, name));
  const script = `
    const { openFrontDoor } = await import(${file('front-door.ts')});
    const { takeOverPort } = await import(${file('hand-over.ts')});
    const door = await takeOverPort((port) => openFrontDoor(${JSON.stringify(SETTINGS)}, port));
    door.serverFactory((_request, response) => response.end('the next'), {});
    await door.letIn();
  `;
  const next = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const answers = new Set<string>();
  let failures = 0;
  const handingOver = door.handOver((port) => sendPort(next, port));
  while (!answers.has('the next')) {
    const answer = await ask('/').catch(() => null);
    if (answer) answers.add(answer.status === 503 ? 'starting' : await answer.text());
    else failures += 1;
  }
  await handingOver;
  next.kill();
  await once(next, 'exit');
  expect([...answers, failures]).toEqual(['starting', 'the next', 0]);
});
