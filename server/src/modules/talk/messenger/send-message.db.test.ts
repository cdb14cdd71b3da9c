import { randomUUID } from 'node:crypto';
import type { ChatMessage } from '@karavan/shared-api/contract/messenger';
import { createUser } from '../../../testing/factories/accounts.ts';
import { createPrivateChat } from '../../../testing/factories/messenger.ts';
import { drawPhoto, pictureForm } from '../../../testing/picture-form.ts';
import { createTalk, type Talker } from '../../../testing/talk.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { readBeforeWrite } from '../../../testing/read-before-write.ts';

const REPEATS = 50;

let server: TestServer;
let chatId: number;
let anna: Talker;
let boris: Talker;
beforeAll(async () => {
  server = await createTestServer({ MESSAGES_PER_PERSON_MINUTE: '500' });
});
afterAll(() => server.close());
beforeEach(async () => {
  ({ chatId, anna, boris } = await createTalk(server));
});

describe('a message', () => {
  it('is stored once and told once, however often and at once it is sent', async () => {
    const draft = { client_id: randomUUID(), text: 'Буду в шесть' };
    const answers = await Promise.all(Array.from({ length: REPEATS }, () => anna.send(draft)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await boris.messages()).list).toHaveLength(1);
    const events = await server.database.db
      .selectFrom('realtime_event')
      .select('type')
      .where('key', '=', `chat:${chatId}`)
      .execute();
    expect(events).toEqual([{ type: 'message.created' }]);
  });

  it('would be stored twice if its name were looked up first', async () => {
    const { db } = server.database;
    const careless = await createPrivateChat(db, [anna.id]);
    await readBeforeWrite(
      20,
      () =>
        db
          .selectFrom('chat_message')
          .select('id')
          .where('chat_id', '=', careless)
          .executeTakeFirst(),
      async (known) => {
        if (known) return;
        await db
          .insertInto('chat_message')
          .values({ chat_id: careless, sender_id: anna.id, client_id: randomUUID(), text: 'x' })
          .execute();
      },
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
    await anna.send({ client_id, text: 'Первое' });
    expect(await anna.send({ client_id, text: 'Второе' })).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    });
    const other = await createPrivateChat(server.database.db, [anna.id]);
    expect((await anna.send({ client_id, text: 'Первое' }, other)).status).toBe(422);
    // Somebody else's device may have drawn the same.
    expect((await boris.send({ client_id, text: 'Второе' })).status).toBe(201);
  });

  it.each([
    ['text', { text: '   ' }],
    ['text', { text: 'я'.repeat(4001) }],
    ['client_id', { client_id: 'one', text: 'x' }],
    ['pictures', { pictures: Array.from({ length: 11 }, () => 1) }],
    ['pictures', { pictures: [999_999] }],
  ])('with a wrong %s is refused at that field', async (field, draft) => {
    expect(await anna.send({ client_id: randomUUID(), ...draft })).toMatchObject({
      status: 400,
      body: { errors: { [field]: [expect.any(String)] } },
    });
  });

  it('may be pictures alone, in their order, but only pictures of its sender', async () => {
    const upload = async ({ token }: Talker, width: number): Promise<number> => {
      const form = await pictureForm(await drawPhoto('png', { width, height: 40 }));
      const { body } = await server.call('/files/', { method: 'POST', token, ...form });
      return (body as { id: number }).id;
    };
    const pictures = [await upload(anna, 60), await upload(anna, 50)];
    const draft = { client_id: randomUUID(), pictures };
    const { body } = await anna.send(draft);
    expect((body as ChatMessage).pictures.map(({ width }) => width)).toEqual([60, 50]);
    expect((await anna.send(draft)).body).toEqual(body);
    expect((await anna.send({ ...draft, pictures: pictures.toReversed() })).status).toBe(422);
    const [item] = await boris.chats();
    expect(item?.last_message).toMatchObject({ text: '', pictures_count: 2 });

    const foreign = { client_id: randomUUID(), pictures: [await upload(boris, 50)] };
    expect(await anna.send(foreign)).toMatchObject({
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
    expect((await anna.send({ client_id: randomUUID(), text: 'x' })).status).toBe(403);
    expect((await anna.chat()).is_blocked).toBe(true);
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
      Array.from({ length: 40 }, (_, index) => (index % 2 ? anna : boris).say(`${index}`)),
    );
    const looking = (async () => {
      while (seen.length < 30) seen.push((await anna.messages()).list.map(({ id }) => id));
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
