import { EventEmitter } from 'node:events';
import type { WebSocket } from 'ws';
import { createValueWatch, type ValueSource } from './value-watch.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A page: what it was told of, and what it does. */
function openPage() {
  const told: number[] = [];
  const socket = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    send(frame: Buffer) {
      const { data } = JSON.parse(frame.toString()) as { data: { items: { id: number }[] } };
      told.push(...data.items.map(({ id }) => id));
    },
  });
  return {
    told,
    socket: socket as unknown as WebSocket,
    name: (watch: readonly number[]) =>
      socket.emit('message', Buffer.from(JSON.stringify({ watch }))),
    leave: () => socket.emit('close'),
  };
}

it('tells whoever names something that another page has shown and leaves meanwhile', async () => {
  const { promise: mayRead, resolve: letRead } = Promise.withResolvers<void>();
  const source: ValueSource = {
    stream: 'items',
    event: 'items.now',
    async read(ids) {
      if (ids.includes(6)) await mayRead;
      return new Map(ids.map((id) => [id, { name: `Item ${id}` }]));
    },
    findChanged: async () => ({ ids: [], mark: '1' }),
  };
  const warn = jest.fn();
  const watch = createValueWatch(source, { warn }, 60_000);
  const [first, second] = [openPage(), openPage()];
  for (const page of [first, second]) watch.follow(page.socket);
  first.name([5]);
  await settled();
  expect(first.told).toEqual([5]);
  second.name([5, 6]);
  await settled();
  first.leave();
  letRead();
  await settled();
  expect(second.told).toEqual([5, 6]);
  expect(warn).not.toHaveBeenCalled();
  watch.close();
});
