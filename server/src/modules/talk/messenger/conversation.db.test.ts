import { randomUUID } from 'node:crypto';
import type { RealtimeFrame } from '@karavan/shared-api/contract/realtime';
import { WebSocket } from 'ws';
import { createPrivateChat } from '../../../testing/factories/messenger.ts';
import { createTalk, type Talker } from '../../../testing/talk.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let address: string;
let chatId: number;
let anna: Talker;
let boris: Talker;
let stranger: Talker;
beforeAll(async () => {
  server = await createTestServer({ MESSAGES_PER_PERSON_MINUTE: '500' });
  address = (await server.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
});
afterAll(() => server.close());
beforeEach(async () => {
  ({ chatId, anna, boris, stranger } = await createTalk(server));
});

async function eventsOf(key: string): Promise<{ type: string; data: object }[]> {
  return server.database.db
    .selectFrom('realtime_event')
    .select(['type', 'data'])
    .where('key', '=', key)
    .orderBy('seq')
    .execute();
}

/** Opens the chat's socket and waits for so many events after the given one. */
async function follow({ token }: Talker, after: number, count = 1) {
  const { body } = await ticketFor(token, chatId);
  const { ticket } = body as { ticket: string };
  const frames: RealtimeFrame[] = [];
  const socket = new WebSocket(`${address}/ws/chat?ticket=${ticket}&after=${after}`);
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.on('message', (data: Buffer) => {
      const frame = JSON.parse(data.toString()) as RealtimeFrame;
      if (frame.type !== 'alive') frames.push(frame);
      if (frames.length > count) resolve();
    });
  });
  return { socket, frames };
}

const ticketFor = (token: string, id?: number) =>
  server.call('/realtime/tickets/', {
    method: 'POST',
    token,
    body: { stream: 'chat', ...(id !== undefined && { id }) },
  });

describe('reading a conversation', () => {
  it('goes back page by page, each message once, while new ones come in', async () => {
    const sent: number[] = [];
    for (let index = 0; index < 9; index += 1) sent.push((await anna.say(`${index}`)).id);
    const first = await boris.messages('?limit=4');
    await anna.say('Новое');
    const second = await boris.messages(`?limit=4&cursor=${first.next}`);
    const third = await boris.messages(`?limit=4&cursor=${second.next}`);
    const ids = [first, second, third].flatMap(({ list }) => list.map(({ id }) => id));
    expect(ids).toEqual(sent.toReversed());
    expect([first.total_count, third.next]).toEqual([9, null]);
  });

  it('moves its marks from sent over delivered to read, forward only', async () => {
    const first = await anna.say('Раз');
    const last = await anna.say('Два');
    const status = async () => (await anna.chats())[0]?.last_message?.status;
    expect(await status()).toBe('sent');
    expect((await boris.chats())[0]?.unread_count).toBe(2);

    await boris.receive();
    expect(await status()).toBe('delivered');
    expect(await anna.chat()).toMatchObject({ delivered_id: last.id, read_id: 0 });

    await boris.read(first.id);
    expect((await boris.chats())[0]?.unread_count).toBe(1);
    expect((await boris.read(last.id + 1000)).body).toEqual({ own_read_id: last.id });
    await boris.read(first.id);
    expect(await status()).toBe('read');
    expect(await anna.chat()).toMatchObject({ delivered_id: last.id, read_id: last.id });
    expect((await boris.chats())[0]?.unread_count).toBe(0);
  });

  it('tells the chat what has changed, and nobody of what has not', async () => {
    const { id } = await anna.say('Раз');
    await boris.receive();
    await boris.receive();
    await boris.read(id);
    await boris.read(id);
    const progress = { user_id: boris.id, delivered_id: id };
    expect(await eventsOf(`chat:${chatId}`)).toMatchObject([
      { type: 'message.created', data: { id, text: 'Раз', sender: { id: anna.id } } },
      { type: 'progress.changed', data: { ...progress, read_id: 0 } },
      { type: 'progress.changed', data: { ...progress, read_id: id } },
    ]);
    const changed = { type: 'chat.changed', data: { chat_id: chatId } };
    expect(await eventsOf(`messenger/chats:${anna.id}`)).toEqual([changed, changed, changed]);
    expect(await eventsOf(`messenger/chats:${boris.id}`)).toEqual([
      { ...changed, type: 'message.arrived' },
      changed,
    ]);
  });

  it('comes by socket, to those who were away from where they left', async () => {
    const before = await anna.say('Раз');
    const first = await follow(boris, 0);
    expect(first.frames).toMatchObject([{ type: 'ready' }, { type: 'message.created', seq: 1 }]);
    first.socket.terminate();
    const sent = [await anna.say('Два'), await boris.say('Три'), await anna.say('Четыре')];
    const { socket, frames } = await follow(boris, 1, 3);
    expect(frames.slice(1)).toEqual(
      sent.map((data, index) => ({
        stream: `chat:${chatId}`,
        seq: index + 2,
        type: 'message.created',
        data,
      })),
    );
    expect(sent.map(({ id }) => id)).toEqual(sent.map((_, index) => before.id + index + 1));
    socket.terminate();
  });

  it('puts the chat with the latest message on top', async () => {
    const people = [anna.id, boris.id, stranger.id];
    const other = await createPrivateChat(server.database.db, people);
    await anna.send({ client_id: randomUUID(), text: 'x' }, other);
    await anna.say('y');
    expect((await boris.chats()).map(({ id }) => id)).toEqual([chatId, other]);
    await boris.send({ client_id: randomUUID(), text: 'x' }, other);
    expect((await boris.chats()).map(({ id }) => id)).toEqual([other, chatId]);
    expect(await boris.countUnread()).toBe(1);
    expect(await anna.countUnread()).toBe(1);
    // Who has answered has read.
    expect((await boris.chats()).map(({ unread_count }) => unread_count)).toEqual([0, 1]);
  });

  it('of strangers is not there', async () => {
    for (const call of [
      server.call(`/messenger/chats/${chatId}/`, { token: stranger.token }),
      server.call(`/messenger/chats/${chatId}/messages/`, { token: stranger.token }),
      stranger.send({ client_id: randomUUID(), text: 'x' }),
      stranger.read(1),
      ticketFor(stranger.token, chatId),
    ]) {
      expect((await call).status).toBe(404);
    }
    // Without an id it would be the stream of the chat that has the stranger's own number.
    expect(await ticketFor(stranger.token)).toMatchObject({
      status: 400,
      body: { errors: { id: [expect.any(String)] } },
    });
    expect(await stranger.chats()).toEqual([]);
  });
});
