import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fastifyWebsocket from '@fastify/websocket';
import Fastify, { type FastifyRequest } from 'fastify';
import WebSocket from 'ws';
import { createForgetUpgrade } from './forget-upgrade.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const requests: WeakRef<FastifyRequest['raw']>[] = [];
const errors: object[] = [];
const app = Fastify();
let address: string;

beforeAll(async () => {
  const { preHandler, forget } = createForgetUpgrade({
    error: (entry: unknown) => void errors.push(entry as object),
  });
  await app.register(fastifyWebsocket);
  app.get('/keeps', { websocket: true }, async (_socket, request) => {
    requests.push(new WeakRef(request.raw));
  });
  app.get('/forgets', { websocket: true, preHandler }, async (socket, request) => {
    forget(socket, request);
    requests.push(new WeakRef(request.raw));
    socket.on('message', (data) => socket.send(data));
  });
  address = (await app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
});

beforeEach(() => {
  requests.length = 0;
});

afterAll(() => app.close());

async function open(path: string): Promise<WebSocket> {
  const socket = new WebSocket(address + path);
  await once(socket, 'open');
  return socket;
}

/** How many of ten requests are still in memory while their sockets are open. */
async function countKept(path: string): Promise<number> {
  const sockets = await Promise.all(Array.from({ length: 10 }, () => open(path)));
  for (let round = 0; round < 5; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    collectGarbage();
  }
  const kept = requests.filter((request) => request.deref()).length;
  for (const socket of sockets) socket.terminate();
  return kept;
}

it('lets go of the request while the socket is open', async () => {
  // The parser of the last one may still be waiting for its next connection.
  expect(await countKept('/forgets')).toBeLessThanOrEqual(1);
});

it('without it every request is kept', async () => {
  expect(await countKept('/keeps')).toBe(10);
});

it('leaves the socket as it was', async () => {
  const socket = await open('/forgets');
  socket.send('still there?');
  const [answer] = (await once(socket, 'message')) as [Buffer];
  expect(answer.toString()).toBe('still there?');
  const closed = once(socket, 'close');
  socket.close();
  await closed;
});

it('ends a socket that sends nonsense, and says which request that was', async () => {
  const socket = await open('/forgets');
  const closed = once(socket, 'close');
  (socket as unknown as { _socket: NodeJS.WritableStream })._socket.write(Buffer.alloc(16, 0xff));
  await closed;
  expect(errors).toEqual([{ err: expect.any(RangeError), reqId: expect.any(String) }]);
});
