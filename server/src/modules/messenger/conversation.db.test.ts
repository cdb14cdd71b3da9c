import { randomUUID } from 'node:crypto';
import type { ChatDetail, ChatListItem, ChatMessage } from '@karavan/shared-api/contract/messenger';
import type { Page } from '@karavan/shared-api/contract/page';
import type { RealtimeFrame } from '@karavan/shared-api/contract/realtime';
import type { WebSocket } from 'ws';
import { createUser } from '../../testing/factories/accounts.ts';
import { createPrivateChat } from '../../testing/factories/messenger.ts';
import { drawPhoto, pictureForm } from '../../testing/picture-form.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const REPEATS = 50;

interface Person {
  readonly id: number;
  readonly token: string;
}

let server: TestServer;
let anna: Person;
let boris: Person;
let chatId: number;
beforeAll(async () => {
  server = await createTestServer({ MESSAGES_PER_PERSON_MINUTE: '500' });
});
afterAll(() => server.close());
beforeEach(async () => {
  [anna, boris] = [await person('Анна'), await person('Борис')];
  chatId = await createPrivateChat(server.database.db, [anna.id, boris.id]);
});

async function person(full_name: string): Promise<Person> {
  const id = await createUser(server.database.db, { full_name });
  return { id, token: await server.sessionOf(id) };
}

const send = ({ token }: Person, draft: object, id = chatId) =>
  server.call(`/messenger/chats/${id}/messages/`, { method: 'POST', token, body: draft });

async function say(who: Person, text: string): Promise<ChatMessage> {
  const { status, body } = await send(who, { client_id: randomUUID(), text });
  expect(status).toBe(201);
  return body;
}

const read = ({ token }: Person, message_id: number) =>
  server.call(`/messenger/chats/${chatId}/read/`, { method: 'POST', token, body: { message_id } });

const receive = ({ token }: Person) =>
  server.call('/messenger/chats/delivered/', { method: 'POST', token });

async function chatOf({ token }: Person): Promise<ChatDetail> {
  return (await server.call(`/messenger/chats/${chatId}/`, { token })).body;
}

async function listOf({ token }: Person): Promise<ChatListItem[]> {
  const { body } = await server.call('/messenger/chats/', { token });
  return (body as { list: ChatListItem[] }).list;
}

async function messagesOf({ token }: Person, query = ''): Promise<Page<ChatMessage>> {
  return (await server.call(`/messenger/chats/${chatId}/messages/${query}`, { token })).body;
}

async function eventsOf(key: string): Promise<{ type: string; data: object }[]> {
  return server.database.db
    .selectFrom('realtime_event')
    .select(['type', 'data'])
    .where('key', '=', key)
    .orderBy('seq')
    .execute();
}

/** Opens the chat's socket and waits for so many events after the given one. */
async function follow({ token }: Person, after: number, count = 1) {
  const { body } = await ticketFor(token, chatId);
  const { ticket } = body as { ticket: string };
  const frames: RealtimeFrame[] = [];
  const socket = await new Promise<WebSocket>((resolve, reject) => {
    const opened: Promise<WebSocket> = server.app.injectWS(
      `/ws/chat?ticket=${ticket}&after=${after}`,
      {},
      {
        onInit: (early) =>
          early.on('message', (data: Buffer) => {
            frames.push(JSON.parse(data.toString()) as RealtimeFrame);
            if (frames.length > count) resolve(opened);
          }),
      },
    );
    opened.catch(reject);
  });
  return { socket, frames };
}

const ticketFor = (token: string, id?: number) =>
  server.call('/realtime/tickets/', {
    method: 'POST',
    token,
    body: { stream: 'chat', ...(id !== undefined && { id }) },
  });

describe('a message', () => {
  it('is stored once and told once, however often and at once it is sent', async () => {
    const draft = { client_id: randomUUID(), text: 'Буду в шесть' };
    const answers = await Promise.all(Array.from({ length: REPEATS }, () => send(anna, draft)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await messagesOf(boris)).list).toHaveLength(1);
    expect(await eventsOf(`chat:${chatId}`)).toHaveLength(1);
  });

  it('would be stored twice if its name were looked up first', async () => {
    const { db } = server.database;
    const careless = await createPrivateChat(db, [anna.id]);
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        const known = await db
          .selectFrom('chat_message')
          .select('id')
          .where('chat_id', '=', careless)
          .executeTakeFirst();
        if (known) return;
        await db
          .insertInto('chat_message')
          .values({ chat_id: careless, sender_id: anna.id, client_id: randomUUID(), text: 'x' })
          .execute();
      }),
    );
    const { length } = await db
      .selectFrom('chat_message')
      .select('id')
      .where('chat_id', '=', careless)
      .execute();
    expect(length).toBeGreaterThan(1);
  });

  it('cannot take the name of another one', async () => {
    const client_id = randomUUID();
    await send(anna, { client_id, text: 'Первое' });
    expect(await send(anna, { client_id, text: 'Второе' })).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    });
    const other = await createPrivateChat(server.database.db, [anna.id]);
    expect((await send(anna, { client_id, text: 'Первое' }, other)).status).toBe(422);
    // Somebody else's device may have drawn the same.
    expect((await send(boris, { client_id, text: 'Второе' })).status).toBe(201);
  });

  it.each([
    ['text', { text: '   ' }],
    ['text', { text: 'я'.repeat(4001) }],
    ['client_id', { client_id: 'one', text: 'x' }],
    ['pictures', { pictures: Array.from({ length: 11 }, () => 1) }],
    ['pictures', { pictures: [999_999] }],
  ])('with a wrong %s is refused at that field', async (field, draft) => {
    expect(await send(anna, { client_id: randomUUID(), ...draft })).toMatchObject({
      status: 400,
      body: { errors: { [field]: [expect.any(String)] } },
    });
  });

  it('may be pictures alone, in their order, but only pictures of its sender', async () => {
    const upload = async ({ token }: Person, width: number): Promise<number> => {
      const form = await pictureForm(await drawPhoto('png', { width, height: 40 }));
      const { body } = await server.call('/files/', { method: 'POST', token, ...form });
      return (body as { id: number }).id;
    };
    const pictures = [await upload(anna, 60), await upload(anna, 50)];
    const draft = { client_id: randomUUID(), pictures };
    const { body } = await send(anna, draft);
    expect((body as ChatMessage).pictures.map(({ width }) => width)).toEqual([60, 50]);
    expect((await send(anna, draft)).body).toEqual(body);
    expect((await send(anna, { ...draft, pictures: pictures.toReversed() })).status).toBe(422);
    const [item] = await listOf(boris);
    expect(item?.last_message).toMatchObject({ text: '', pictures_count: 2 });

    const foreign = { client_id: randomUUID(), pictures: [await upload(boris, 50)] };
    expect(await send(anna, foreign)).toMatchObject({
      status: 400,
      body: { errors: { pictures: [expect.any(String)] } },
    });
  });

  it('does not get into a blocked chat', async () => {
    await server.database.db
      .updateTable('chat_member')
      .set({ is_blocked: true })
      .where('chat_id', '=', chatId)
      .where('user_id', '=', boris.id)
      .execute();
    expect((await send(anna, { client_id: randomUUID(), text: 'x' })).status).toBe(403);
    expect((await chatOf(anna)).is_blocked).toBe(true);
  });

  it('is one of so many a minute', async () => {
    const strict = await createTestServer({ MESSAGES_PER_PERSON_MINUTE: '2' });
    const id = await createUser(strict.database.db);
    const chat = await createPrivateChat(strict.database.db, [id]);
    const token = await strict.sessionOf(id);
    const statuses = [];
    for (let count = 0; count < 3; count += 1) {
      const body = { client_id: randomUUID(), text: 'x' };
      const path = `/messenger/chats/${chat}/messages/`;
      statuses.push((await strict.call(path, { method: 'POST', token, body })).status);
    }
    await strict.close();
    expect(statuses).toEqual([201, 201, 429]);
  });
});

describe('ids of a chat', () => {
  it('become visible in their order, so that no mark of reading covers an unseen message', async () => {
    const seen: number[][] = [];
    const sending = Promise.all(
      Array.from({ length: 40 }, (_, index) => say(index % 2 ? anna : boris, `${index}`)),
    );
    const looking = (async () => {
      while (seen.length < 30) seen.push((await messagesOf(anna)).list.map(({ id }) => id));
    })();
    await Promise.all([sending, looking]);
    for (const [index, later] of seen.entries()) {
      const before = seen[index - 1] ?? [];
      // Whatever was not there before is newer than everything that was.
      const added = later.filter((id) => !before.includes(id));
      expect(Math.min(...added, Infinity)).toBeGreaterThan(Math.max(...before, 0));
    }
  });
});

describe('reading a conversation', () => {
  it('goes back page by page, each message once, while new ones come in', async () => {
    const sent: number[] = [];
    for (let index = 0; index < 9; index += 1) sent.push((await say(anna, `${index}`)).id);
    const first = await messagesOf(boris, '?limit=4');
    await say(anna, 'Новое');
    const second = await messagesOf(boris, `?limit=4&cursor=${first.next}`);
    const third = await messagesOf(boris, `?limit=4&cursor=${second.next}`);
    const ids = [first, second, third].flatMap(({ list }) => list.map(({ id }) => id));
    expect(ids).toEqual(sent.toReversed());
    expect([first.total_count, third.next]).toEqual([9, null]);
  });

  it('moves its marks from sent over delivered to read, forward only', async () => {
    const first = await say(anna, 'Раз');
    const last = await say(anna, 'Два');
    const status = async () => (await listOf(anna))[0]?.last_message?.status;
    expect(await status()).toBe('sent');
    expect((await listOf(boris))[0]?.unread_count).toBe(2);

    await receive(boris);
    expect(await status()).toBe('delivered');
    expect(await chatOf(anna)).toMatchObject({ delivered_id: last.id, read_id: 0 });

    await read(boris, first.id);
    expect((await listOf(boris))[0]?.unread_count).toBe(1);
    expect((await read(boris, last.id + 1000)).body).toEqual({ own_read_id: last.id });
    await read(boris, first.id);
    expect(await status()).toBe('read');
    expect(await chatOf(anna)).toMatchObject({ delivered_id: last.id, read_id: last.id });
    expect((await listOf(boris))[0]?.unread_count).toBe(0);
  });

  it('tells the chat what has changed, and nobody of what has not', async () => {
    const { id } = await say(anna, 'Раз');
    await receive(boris);
    await receive(boris);
    await read(boris, id);
    await read(boris, id);
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
    const before = await say(anna, 'Раз');
    const first = await follow(boris, 0);
    expect(first.frames).toMatchObject([{ type: 'ready' }, { type: 'message.created', seq: 1 }]);
    first.socket.terminate();
    const sent = [await say(anna, 'Два'), await say(boris, 'Три'), await say(anna, 'Четыре')];
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
    const other = await createPrivateChat(server.database.db, [anna.id, boris.id]);
    await send(anna, { client_id: randomUUID(), text: 'x' }, other);
    await say(anna, 'y');
    expect((await listOf(boris)).map(({ id }) => id)).toEqual([chatId, other]);
    await send(boris, { client_id: randomUUID(), text: 'x' }, other);
    expect((await listOf(boris)).map(({ id }) => id)).toEqual([other, chatId]);
    // Who has answered has read.
    expect((await listOf(boris)).map(({ unread_count }) => unread_count)).toEqual([0, 1]);
  });

  it('of strangers is not there', async () => {
    const stranger = await person('Чужой');
    for (const call of [
      server.call(`/messenger/chats/${chatId}/`, { token: stranger.token }),
      server.call(`/messenger/chats/${chatId}/messages/`, { token: stranger.token }),
      send(stranger, { client_id: randomUUID(), text: 'x' }),
      read(stranger, 1),
      ticketFor(stranger.token, chatId),
    ]) {
      expect((await call).status).toBe(404);
    }
    // Without an id it would be the stream of the chat that has the stranger's own number.
    expect(await ticketFor(stranger.token)).toMatchObject({
      status: 400,
      body: { errors: { id: [expect.any(String)] } },
    });
    expect(await listOf(stranger)).toEqual([]);
  });
});
