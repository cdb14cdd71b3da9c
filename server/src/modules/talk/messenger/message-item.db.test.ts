import { randomUUID } from 'node:crypto';
import type { ChatMessage } from '@karavan/shared-api/contract/messenger';
import { createUser } from '../../../testing/factories/accounts.ts';
import { createItem, createOrganization } from '../../../testing/factories/catalog.ts';
import { createOrganizationChat, createPrivateChat } from '../../../testing/factories/messenger.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let organizationId: number;
let chatId: number;
let client: number;
let owner: number;
beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.database;
  [client, owner] = [await createUser(db), await createUser(db)];
  organizationId = await createOrganization(db, { ownerId: owner });
  chatId = await createOrganizationChat(db, {
    organization_id: organizationId,
    client_id: client,
  });
});
afterAll(() => server.close());

const ask = async (item_id: unknown, draft: object = {}, chat = chatId, person = client) =>
  server.call(`/messenger/chats/${chat}/messages/`, {
    method: 'POST',
    token: await server.sessionOf(person),
    body: { client_id: randomUUID(), text: 'Есть синий?', item_id, ...draft },
  });

async function lastFor(person: number): Promise<ChatMessage> {
  const token = await server.sessionOf(person);
  const { body } = await server.call(`/messenger/chats/${chatId}/messages/`, { token });
  return (body as { list: ChatMessage[] }).list[0]!;
}

const hide = (id: number) =>
  server.database.db
    .updateTable('item')
    .set({ is_published: false })
    .where('id', '=', id)
    .execute();

const own = (values = {}) =>
  createItem(server.database.db, { organization_id: organizationId, ...values });

describe('an item that a message is about', () => {
  it('is seen by both sides as it is now', async () => {
    const { db } = server.database;
    const id = await own({ name: 'Плед', price: 12_300 });
    const { status, body } = await ask(id);
    expect(status).toBe(201);
    const card = {
      id,
      name: 'Плед',
      image: null,
      price: { amount: '123.00', currency: 'KGS' },
      price_unit: null,
      old_price: null,
    };
    expect((body as ChatMessage).item).toEqual({ card });
    await db.updateTable('item').set({ price: 10_000 }).where('id', '=', id).execute();
    for (const person of [client, owner]) {
      expect((await lastFor(person)).item).toEqual({
        card: { ...card, price: { amount: '100.00', currency: 'KGS' } },
      });
    }
  });

  it('that is hidden or deleted is told as gone, without a word about what it was', async () => {
    const hidden = await own();
    await ask(hidden);
    await hide(hidden);
    expect((await lastFor(owner)).item).toEqual({ card: null });
    const deleted = await own();
    await ask(deleted);
    await server.database.db.deleteFrom('item').where('id', '=', deleted).execute();
    expect((await lastFor(owner)).item).toEqual({ card: null });
  });

  it('may come from the staff, too, and is absent where there is none', async () => {
    expect((await ask(await own(), {}, chatId, owner)).status).toBe(201);
    const { body } = await ask(undefined);
    expect(Object.keys(body as object)).not.toContain('item');
  });

  it('has to be for sale at that organization, and to go with words', async () => {
    const { db } = server.database;
    const hidden = await own();
    await hide(hidden);
    const id = await own();
    const friends = await createPrivateChat(db, [client, owner]);
    const wrong = [
      await ask(hidden),
      await ask(await createItem(db)),
      await ask(999_999),
      await ask(id, {}, friends),
    ];
    for (const answer of wrong) {
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'invalid_input', errors: { item_id: [expect.any(String)] } },
      });
    }
    for (const malformed of ['1', 1.5, -1, null, [id], { id }, Number.MAX_SAFE_INTEGER * 4]) {
      expect((await ask(malformed)).status).toBe(400);
    }
    expect(await ask(id, { text: ' ' })).toMatchObject({
      status: 400,
      body: { errors: { text: [expect.any(String)] } },
    });
    // Nothing of a refused message stays.
    const { count } = await db
      .selectFrom('chat_message')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('chat_id', '=', friends)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(0);
  });

  it('is attached once, however often it is sent, also after it is gone; another one is another message', async () => {
    const id = await own();
    const draft = { client_id: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(id, draft)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect((await ask(await own(), draft)).status).toBe(422);
    expect((await ask(undefined, draft)).status).toBe(422);
    await hide(id);
    expect(await ask(id, draft)).toMatchObject({ status: 201, body: { item: { card: null } } });
  });
});
