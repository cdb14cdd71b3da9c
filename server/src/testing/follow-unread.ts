import { once } from 'node:events';
import WebSocket from 'ws';
import type { RealtimeFrame } from '@karavan/shared-api/contract/realtime';

export interface Follower {
  readonly socket: WebSocket;
  /** The next event that has not been asked for yet; waits for it. */
  next(): Promise<RealtimeFrame>;
  close(): void;
}

/**
 * Follows the stream of unread counts of a session's person at a server process.
 * @throws Error with the close code where the server does not let it in
 */
export async function followUnread(address: string, token: string): Promise<Follower> {
  const answer = await fetch(`${address}/api/v1/realtime/tickets/`, {
    method: 'POST',
    headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ stream: 'unread' }),
  });
  const { ticket } = (await answer.json()) as { ticket: string };
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws/unread?ticket=${ticket}`);
  const events: RealtimeFrame[] = [];
  const isReady = Promise.withResolvers<void>();
  socket.on('message', (data: Buffer) => {
    const frame = JSON.parse(data.toString()) as RealtimeFrame;
    if (frame.type === 'ready') isReady.resolve();
    else if (frame.type !== 'alive') events.push(frame);
    socket.emit('frame');
  });
  socket.once('close', (code) => isReady.reject(new Error(`closed with ${code}`)));
  await isReady.promise;
  return {
    socket,
    async next() {
      while (events.length === 0) await once(socket, 'frame');
      return events.shift()!;
    },
    close: () => socket.terminate(),
  };
}
