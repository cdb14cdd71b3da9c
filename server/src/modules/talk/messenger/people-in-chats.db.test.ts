import { randomUUID } from 'node:crypto';
import type { ChatMessage, FoundPerson } from '@karavan/shared-api/contract/messenger';
import { createUser } from '../../../testing/factories/accounts.ts';
import { createOrganization } from '../../../testing/factories/catalog.ts';
import { createOrganizationChat, createPrivateChat } from '../../../testing/factories/messenger.ts';
import { drawPhoto, pictureForm } from '../../../testing/picture-form.ts';
import { createTalk, type Talker } from '../../../testing/talk.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let chatId: number;
let anna: Talker;
let boris: Talker;
let stranger: Talker;
beforeAll(async () => {
  server = await createTestServer({ MESSAGES_PER_PERSON_MINUTE: '500' });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.pool.query('truncate throttle');
  ({ chatId, anna, boris, stranger } = await createTalk(server));
});

async function find(query: string, { token }: Talker = anna): Promise<FoundPerson[]> {
  const path = `/messenger/users/?query=${encodeURIComponent(query)}`;
  const { status, body } = await server.call(path, { token });
  if (status !== 200) throw new Error(`${status}`);
  return (body as { list: FoundPerson[] }).list;
}

const namesOf = (people: readonly FoundPerson[]) => people.map(({ full_name: name }) => name);

const open = (userId: number, { token }: Talker = anna) =>
  server.call('/messenger/chats/', { method: 'POST', token, body: { user_id: userId } });

const block = (isBlocked: boolean, { token }: Talker, id = chatId) =>
  server.call(`/messenger/chats/${id}/block/`, {
    method: 'PUT',
    token,
    body: { is_blocked: isBlocked },
  });

const forward = (messageId: number, targets: readonly number[], key: string = randomUUID()) =>
  server.call('/messenger/forward-message/', {
    method: 'POST',
    token: anna.token,
    headers: { 'idempotency-key': key },
    body: { original_message_id: messageId, target_chat_ids: targets },
  });

const messagesIn = async (id: number, { token }: Talker = anna) => {
  const { body } = await server.call(`/messenger/chats/${id}/messages/`, { token });
  return (body as { list: ChatMessage[] }).list;
};

describe('a search for people', () => {
  it('finds by the beginnings of the words of a name, whatever their case, and by the username', async () => {
    const { db } = server.database;
    await createUser(db, { full_name: 'Жылдыз Сыдыкова', username: 'star_of_osh' });
    for (const query of ['жылдыз', 'сыд', 'Сыдыкова жыл', 'star_', '@star_of', 'STAR_OF_OSH']) {
      expect([query, namesOf(await find(query))]).toEqual([query, ['Жылдыз Сыдыкова']]);
    }
    for (const query of ['ылдыз', 'tar_of', 'starXof', 'жылдыз анна', '@', '%']) {
      expect([query, await find(query)]).toEqual([query, []]);
    }
  });

  it('finds by a phone number or a UID only exactly', async () => {
    const { db } = server.database;
    const id = await createUser(db, { full_name: 'Номер', phone: '+996700111222' });
    for (const query of [
      '+996700111222',
      '996700111222',
      '+996 700 111-222',
      `UID${id}`,
      `${id}`,
    ]) {
      expect([query, namesOf(await find(query))]).toEqual([query, ['Номер']]);
    }
    expect(await find('+99670011122')).toEqual([]);
    expect(await find('96700111222')).toEqual([]);
  });

  it('finds neither oneself nor who has left nor who has blocked one', async () => {
    const { db } = server.database;
    await createUser(db, { full_name: 'Борис Ушедший', deactivated_at: new Date() });
    const ids = async (talker: Talker, query: string) =>
      (await find(query, talker)).map(({ id }) => id);
    expect(await ids(anna, `UID${anna.id}`)).toEqual([]);
    expect(await ids(boris, 'Борис')).not.toContain(boris.id);
    expect(namesOf(await find('Ушедший'))).toEqual([]);
    expect(await ids(anna, `UID${boris.id}`)).toEqual([boris.id]);
    await block(true, boris);
    expect(await ids(anna, `UID${boris.id}`)).toEqual([]);
    expect(await ids(boris, `UID${anna.id}`)).toEqual([anna.id]);
  });

  it('ends for who tries out numbers, and for who reads all names', async () => {
    for (let miss = 0; miss < 30; miss += 1)
      expect(await find(`+99670099${miss + 1000}`)).toEqual([]);
    await expect(find('+996700991999')).rejects.toThrow('429');
    for (let search = 0; search < 60; search += 1) await find('а');
    await expect(find('а')).rejects.toThrow('429');
  });
});

describe('a private chat', () => {
  it('is one for two people, however often and at once they open it', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index % 2 === 0 ? open(stranger.id) : open(anna.id, stranger),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => (body as { id: number }).id)).size).toBe(1);
    expect((await open(boris.id)).body).toEqual({ id: chatId });
  });

  it('is in the list of both once something is written there', async () => {
    const { id } = (await open(stranger.id)).body as { id: number };
    expect([await anna.chats(), await stranger.chats()]).toEqual([[], []]);
    expect((await anna.send({ client_id: randomUUID(), text: 'Здравствуйте' }, id)).status).toBe(
      201,
    );
    expect(await anna.chats()).toMatchObject([{ id, title: 'Чужой' }]);
    expect(await stranger.chats()).toMatchObject([{ id, title: 'Анна', unread_count: 1 }]);
  });

  it('is not of oneself, nor with somebody who is not there, nor besides an organization', async () => {
    expect(await open(anna.id)).toMatchObject({ status: 409 });
    expect(await open(999_999_999)).toMatchObject({
      status: 400,
      body: { errors: { user_id: [expect.any(String)] } },
    });
    for (const body of [{}, { user_id: boris.id, organization_id: 1 }]) {
      const answer = await server.call('/messenger/chats/', {
        method: 'POST',
        token: anna.token,
        body,
      });
      expect(answer.status).toBe(400);
    }
  });

  it('is opened with few new people in a day; with known ones always', async () => {
    const { db } = server.database;
    for (let count = 0; count < 30; count += 1) {
      expect((await open(await createUser(db))).status).toBe(200);
    }
    expect((await open(await createUser(db))).status).toBe(429);
    expect((await open(boris.id)).status).toBe(200);
  });
});

describe('a forwarded message', () => {
  it('comes into each chat with its author, its pictures and news of it, once', async () => {
    const { db } = server.database;
    const picture = await server.call('/files/', {
      method: 'POST',
      token: boris.token,
      ...(await pictureForm(await drawPhoto('png'))),
    });
    const sent = await boris.send({
      client_id: randomUUID(),
      text: 'Адрес',
      pictures: [(picture.body as { id: number }).id],
    });
    const original = sent.body as ChatMessage;
    const targets = [
      await createOrganizationChat(db, { client_id: anna.id }),
      await createPrivateChat(db, [anna.id, stranger.id]),
    ];
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => forward(original.id, targets, key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    for (const id of targets) {
      expect(await messagesIn(id)).toMatchObject([
        {
          text: 'Адрес',
          pictures: original.pictures,
          forwarded_from: { name: 'Борис' },
          sender: { id: anna.id },
        },
      ]);
    }
    expect(await stranger.chats()).toMatchObject([{ unread_count: 1 }]);
    const events = await db
      .selectFrom('realtime_event')
      .select('type')
      .where('key', 'in', [`chat:${targets[1]!}`, `messenger/chats:${stranger.id}`])
      .execute();
    expect(events.map(({ type }) => type).toSorted()).toEqual([
      'message.arrived',
      'message.created',
    ]);

    const [again] = await messagesIn(targets[1]!);
    await forward(again!.id, [chatId]);
    expect((await messagesIn(chatId))[0]).toMatchObject({ forwarded_from: { name: 'Борис' } });
  });

  it('of the staff names their organization', async () => {
    const { db } = server.database;
    const organization_id = await createOrganization(db, { title: 'Каблук' });
    const talk = await createOrganizationChat(db, { client_id: anna.id, organization_id });
    const { id } = await db
      .insertInto('chat_message')
      .values({ chat_id: talk, sender_id: boris.id, client_id: randomUUID(), text: 'Открыто' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await forward(id, [chatId])).status).toBe(201);
    expect((await messagesIn(chatId))[0]).toMatchObject({ forwarded_from: { name: 'Каблук' } });
  });

  it('goes nowhere when one of the chats takes none, which is named', async () => {
    const { id } = await boris.say('Секрет');
    const open = await createPrivateChat(server.database.db, [anna.id, stranger.id]);
    await block(true, boris);
    expect(await forward(id, [open, chatId])).toMatchObject({
      status: 403,
      body: { code: 'chat_blocked', message: 'В чат «Борис» писать нельзя' },
    });
    expect(await messagesIn(open)).toEqual([]);
  });

  it('has to be readable, and goes only where its sender is', async () => {
    const { db } = server.database;
    const foreign = await createPrivateChat(db, [boris.id, stranger.id]);
    const sent = await boris.send({ client_id: randomUUID(), text: 'Чужое' }, foreign);
    expect(await forward((sent.body as ChatMessage).id, [chatId])).toMatchObject({ status: 404 });
    const { id } = await anna.say('Своё');
    expect(await forward(id, [foreign])).toMatchObject({ status: 404 });
    expect(await messagesIn(foreign, boris)).toHaveLength(1);
  });
});

describe('somebody who is blocked in a private chat', () => {
  it('can write no more, and is told no more than that', async () => {
    await boris.say('Раз');
    expect(await block(true, boris)).toMatchObject({ status: 200, body: { is_blocked: true } });
    const refused = await anna.send({ client_id: randomUUID(), text: 'Два' });
    expect(refused).toMatchObject({ status: 403, body: { code: 'chat_blocked' } });
    expect(await anna.chat()).toMatchObject({ is_blocked: true, has_blocked: false });
    expect(await boris.chat()).toMatchObject({ is_blocked: true, has_blocked: true });
    await block(false, boris);
    await anna.say('Три');
  });

  it('cannot lift that by blocking the other one and taking it back', async () => {
    await block(true, boris);
    await block(true, anna);
    await block(false, anna);
    expect(await anna.chat()).toMatchObject({ is_blocked: true, has_blocked: false });
  });

  it('is a person: not in a chat of others, nor with an organization', async () => {
    expect((await block(true, stranger)).status).toBe(404);
    const talk = await createOrganizationChat(server.database.db, { client_id: anna.id });
    expect((await block(true, anna, talk)).status).toBe(409);
  });
});
