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

/** A source of whatever is asked for. */
const sourceOf = (read: (ids: readonly number[]) => void = () => undefined): ValueSource => ({
  stream: 'items',
  event: 'items.now',
  async read(ids) {
    read(ids);
    return new Map(ids.map((id) => [id, { name: `Item ${id}` }]));
  },
  findChanged: async () => ({ ids: [], mark: '1' }),
});

it('tells anew of what a page has given up for a moment, and of nothing else', async () => {
  const watch = createValueWatch(sourceOf(), { warn: jest.fn() }, 60_000);
  const page = openPage();
  watch.follow(page.socket);
  page.name([5, 6]);
  await settled();
  page.name([6]);
  page.name([]);
  page.name([5]);
  await settled();
  page.name([5, 6]);
  page.name([6, 5]);
  await settled();
  expect(page.told).toEqual([5, 6, 5, 6]);
  watch.close();
});

it('tries again to tell what could not be read', async () => {
  let failures = 2;
  const fail = () => {
    if (failures === 0) return;
    failures -= 1;
    throw new Error('The database is away');
  };
  const warn = jest.fn();
  const watch = createValueWatch(sourceOf(fail), { warn }, 5);
  const page = openPage();
  watch.follow(page.socket);
  page.name([5]);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(page.told).toEqual([5]);
  expect(warn).toHaveBeenCalledTimes(2);
  watch.close();
});

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
