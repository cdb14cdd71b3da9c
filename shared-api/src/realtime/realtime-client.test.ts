import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket as ServerSocket } from 'ws';
import type { ApiClient } from '@karavan/shared-api/client';
import type { RealtimeFrame } from '../contract/realtime.ts';
import { createRealtimeClient, type RealtimeClient } from './realtime-client.ts';

/** A server that keeps the events of one stream and can be made to misbehave. */
async function startStreamServer() {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const kept: RealtimeFrame[] = [];
  const sockets = new Set<ServerSocket>();
  const opened: { path: string; ticket: string | null; after: string | null }[] = [];
  let seq = 0;
  let oldestKept = 1;

  const frame = (type: string, at: number, data: unknown = null): RealtimeFrame => ({
    stream: 'unread',
    seq: at,
    type,
    data,
  });
  const sendTo = (socket: ServerSocket, of: RealtimeFrame) => socket.send(JSON.stringify(of));

  server.on('connection', (socket, request) => {
    const { pathname, searchParams } = new URL(request.url!, 'ws://server');
    const after = searchParams.get('after');
    opened.push({ path: pathname, ticket: searchParams.get('ticket'), after });
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    sendTo(socket, frame('ready', seq));
    if (after === null) return;
    if (Number(after) + 1 < oldestKept) sendTo(socket, frame('too_old', seq));
    else kept.filter((event) => event.seq > Number(after)).forEach((one) => sendTo(socket, one));
  });

  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    opened,
    sockets,
    /** Publishes an event; `lost` withholds it from the open sockets, like a broken connection. */
    publish(notifications: number, { lost = false } = {}) {
      seq += 1;
      const event = frame('unread.changed', seq, { notifications });
      kept.push(event);
      if (!lost) for (const socket of sockets) sendTo(socket, event);
    },
    repeatLast() {
      for (const socket of sockets) sendTo(socket, kept.at(-1)!);
    },
    forgetAll() {
      kept.splice(0);
      oldestKept = seq + 1;
    },
    drop() {
      for (const socket of sockets) socket.terminate();
    },
    async stop() {
      for (const socket of sockets) socket.terminate();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

let server: Awaited<ReturnType<typeof startStreamServer>>;
let client: RealtimeClient;
let network: EventTarget;
let tickets = 0;
let answer: { ok: boolean; status: number };
const heard: number[] = [];
const resync = jest.fn();

beforeEach(async () => {
  server = await startStreamServer();
  network = new EventTarget();
  tickets = 0;
  answer = { ok: true, status: 201 };
  heard.splice(0);
  resync.mockReset();
  const call = async () => {
    tickets += 1;
    return { ...answer, data: { ticket: `ticket-${tickets}` }, error: new Error('refused') };
  };
  client = createRealtimeClient({
    api: { call } as unknown as ApiClient,
    socketUrl: server.url,
    network,
    backoff: { minReconnectionDelay: 5, maxReconnectionDelay: 20 },
  });
});
afterEach(async () => {
  client.close();
  await server.stop();
});

function listen() {
  client.onResync({ stream: 'unread' }, resync);
  return client.subscribe({ stream: 'unread' }, 'unread.changed', ({ notifications }) =>
    heard.push(notifications),
  );
}

async function until(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 5_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error('This never came true');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

const connected = () => until(() => server.sockets.size === 1 && resync.mock.calls.length > 0);

it('opens one socket with a ticket, and asks for a fresh start', async () => {
  listen();
  listen();
  await connected();
  server.publish(3);
  await until(() => heard.length === 2);
  expect(server.opened).toEqual([{ path: '/ws/unread', ticket: 'ticket-1', after: null }]);
});

it('loses and repeats nothing over a hundred broken connections', async () => {
  listen();
  await connected();
  for (let round = 1; round <= 100; round += 1) {
    server.publish(round);
    if (round % 3 === 0) server.repeatLast();
    const before = server.opened.length;
    server.drop();
    server.publish(1000 + round, { lost: true });
    await until(() => server.opened.length > before && server.sockets.size === 1);
  }
  await until(() => heard.length >= 200);
  const expected = Array.from({ length: 100 }, (_, index) => [index + 1, 1001 + index]).flat();
  expect(heard).toEqual(expected);
  expect(resync).toHaveBeenCalledTimes(1);
  expect(new Set(server.opened.map(({ ticket }) => ticket)).size).toBe(server.opened.length);
});

it('asks for a fresh start when the server no longer has what was missed', async () => {
  listen();
  await connected();
  server.publish(1);
  await until(() => heard.length === 1);
  network.dispatchEvent(new Event('offline'));
  server.publish(2, { lost: true });
  server.publish(3, { lost: true });
  server.forgetAll();
  network.dispatchEvent(new Event('online'));
  await until(() => resync.mock.calls.length === 2);
  server.publish(4);
  await until(() => heard.length === 2);
  expect(heard).toEqual([1, 4]);
});

it('fetches an event that got lost on an open connection', async () => {
  listen();
  await connected();
  server.publish(1, { lost: true });
  server.publish(2);
  await until(() => heard.length === 2);
  expect(heard).toEqual([1, 2]);
  expect(server.opened.at(-1)).toMatchObject({ after: '0' });
});

it('rests while the device is offline', async () => {
  listen();
  await connected();
  network.dispatchEvent(new Event('offline'));
  await until(() => server.sockets.size === 0);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(tickets).toBe(1);
  network.dispatchEvent(new Event('online'));
  await until(() => server.sockets.size === 1);
});

it.each([401, 403, 404])('gives up when the ticket is refused with %d', async (status) => {
  answer = { ok: false, status };
  listen();
  await until(() => tickets === 1);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(tickets).toBe(1);
});

it('asks again for a ticket while the server is in trouble', async () => {
  answer = { ok: false, status: 503 };
  listen();
  await until(() => tickets >= 3);
  answer = { ok: true, status: 201 };
  await connected();
  expect(server.sockets.size).toBe(1);
});

it('stays open for a view that comes back soon, and closes with the person', async () => {
  const stop = client.subscribe({ stream: 'unread' }, 'unread.changed', () => {});
  await until(() => server.sockets.size === 1);
  stop();
  listen();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(server.opened).toHaveLength(1);
  client.close();
  await until(() => server.sockets.size === 0);
});
