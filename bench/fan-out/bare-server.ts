import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

/** A broadcast with nothing around it: every request sends one frame to all sockets. */
const server = createServer((_request, response) => {
  seq += 1;
  const frame = JSON.stringify({
    stream: 'unread',
    seq,
    type: 'unread.changed',
    data: { notifications: 0 },
  });
  for (const socket of sockets.clients) socket.send(frame);
  response.end();
});
const sockets = new WebSocketServer({ server });
let seq = 0;

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as { port: number };
  process.send?.({ ready: `http://127.0.0.1:${port}` });
});
process.on('disconnect', () => process.exit(0));
