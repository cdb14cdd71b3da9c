import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import { sendFrame, sendWireFrame, wireFrame } from './send-frame.ts';

let server: Server;
let client: WebSocket;
let line: { socket: WebSocket; wire: Duplex };
beforeAll(async () => {
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sockets = new WebSocketServer({ noServer: true });
  const opened = new Promise<typeof line>((resolve) => {
    server.on('upgrade', (request, wire, head) =>
      sockets.handleUpgrade(request, wire, head, (socket) => resolve({ socket, wire })),
    );
  });
  client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  line = await opened;
});
afterAll(() => {
  client.terminate();
  server.close();
});

it.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])(
  'a frame of %i bytes arrives as a text, after what was sent before',
  async (length) => {
    const received: string[] = [];
    const both = new Promise<void>((resolve) => {
      client.on('message', (data: Buffer, isBinary) => {
        received.push(isBinary ? 'binary' : data.toString());
        if (received.length === 3) resolve();
      });
    });
    sendFrame(line.socket, Buffer.from('before'));
    expect(sendWireFrame(line, wireFrame('x'.repeat(length)))).toBe(true);
    sendFrame(line.socket, Buffer.from('after'));
    await both;
    client.removeAllListeners('message');
    expect(received).toEqual(['before', 'x'.repeat(length), 'after']);
  },
);

it('nothing is sent to who has gone', async () => {
  client.terminate();
  await once(line.socket, 'close');
  expect(sendWireFrame(line, wireFrame('late'))).toBe(false);
});
