import { randomUUID } from 'node:crypto';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import type { ChatDetail, ChatListItem } from '@karavan/shared-api/contract/messenger';
import { createMember, createUser } from '../../../testing/factories/accounts.ts';
import { createOrganization } from '../../../testing/factories/catalog.ts';
import { createOrder } from '../../../testing/factories/orders.ts';
import { createOrganizationChat } from '../../../testing/factories/messenger.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

const ROLES = ['client', 'owner', 'speaker', 'silent', 'rival'] as const;
type Role = (typeof ROLES)[number];

let server: TestServer;
let organizationId: number;
let people: Record<Role, number>;
let tokens: Record<Role, string>;
let chatId: number;

beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.database;
  const [client, owner, rival] = [
    await createUser(db, { full_name: 'Клиент' }),
    await createUser(db, { full_name: 'Хозяин' }),
    await createUser(db),
  ];
  organizationId = await createOrganization(db, { ownerId: owner, title: 'Лавка' });
  await createOrganization(db, { ownerId: rival });
  people = {
    client,
    owner,
    rival,
    speaker: await createMember(db, organizationId, ['can_send_message']),
    silent: await createMember(db, organizationId, ['can_sell']),
  };
  tokens = Object.fromEntries(
    await Promise.all(ROLES.map(async (role) => [role, await server.sessionOf(people[role])])),
  ) as Record<Role, string>;
  const { body } = await open('client', organizationId);
  chatId = (body as { id: number }).id;
});
afterAll(() => server.close());

const open = (role: Role, organization_id: number, order_id?: number) =>
  server.call('/messenger/chats/', {
    method: 'POST',
    token: tokens[role],
    body: { organization_id, ...(order_id !== undefined && { order_id }) },
  });

const say = (role: Role, text: string, id = chatId) =>
  server.call(`/messenger/chats/${id}/messages/`, {
    method: 'POST',
    token: tokens[role],
    body: { client_id: randomUUID(), text },
  });

const chatOf = (role: Role) =>
  server.call(`/messenger/chats/${chatId}/`, { token: tokens[role] }) as Promise<{
    status: number;
    body: ChatDetail;
  }>;

async function listOf(role: Role): Promise<ChatListItem[]> {
  const { body } = await server.call('/messenger/chats/', { token: tokens[role] });
  return (body as { list: ChatListItem[] }).list;
}

describe('opening a chat with an organization', () => {
  it('leads many presses to one chat', async () => {
    const client = await createUser(server.database.db);
    const token = await server.sessionOf(client);
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        server.call('/messenger/chats/', {
          method: 'POST',
          token,
          body: { organization_id: organizationId },
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => (body as { id: number }).id)).size).toBe(1);
  });

  it('is not for those who answer there, nor for what does not exist', async () => {
    expect((await open('owner', organizationId)).status).toBe(409);
    expect((await open('client', 999_999)).status).toBe(404);
    const named = await server.call('/messenger/chats/', {
      method: 'POST',
      token: tokens.client,
      body: {},
    });
    expect(named).toMatchObject({
      status: 400,
      body: { errors: { organization_id: [expect.any(String)] } },
    });
  });
});

describe("an organization's chat", () => {
  it('is for its client and the staff who may write, and for nobody else', async () => {
    const verdicts = await Promise.all(ROLES.map(async (role) => (await chatOf(role)).status));
    expect(verdicts).toEqual([200, 200, 200, 404, 404]);
    expect((await say('silent', 'x')).status).toBe(404);
    expect((await say('speaker', 'Чем помочь?')).status).toBe(201);
  });

  it('is called after the organization by its client, and after the client by staff', async () => {
    expect((await chatOf('client')).body).toMatchObject({ title: 'Лавка', on_behalf_of: null });
    expect((await chatOf('speaker')).body).toMatchObject({
      title: 'Клиент',
      on_behalf_of: { id: organizationId, title: 'Лавка' },
      client_id: people.client,
    });
  });

  it('is read by the team when one of them has read it', async () => {
    const { body } = await say('client', 'Вы открыты?');
    const { id } = body as { id: number };
    const unread = async (role: Role) =>
      (await listOf(role)).find((chat) => chat.id === chatId)?.unread_count;
    expect([await unread('owner'), await unread('speaker')]).toEqual([1, 1]);
    await server.call(`/messenger/chats/${chatId}/read/`, {
      method: 'POST',
      token: tokens.speaker,
      body: { message_id: id },
    });
    expect([await unread('owner'), await unread('speaker')]).toEqual([0, 0]);
    expect((await chatOf('client')).body).toMatchObject({ read_id: id, own_read_id: id });

    await say('speaker', 'Да');
    // A colleague's answer is no news to the team, but to the client.
    expect([await unread('owner'), await unread('client')]).toEqual([0, 1]);
  });

  it('tells the client of an answer, and colleagues that one has been given', async () => {
    await say('speaker', 'Ждём вас');
    const told = async (role: Role) =>
      server.database.db
        .selectFrom('realtime_event')
        .select('type')
        .where('key', '=', `messenger/chats:${people[role]}`)
        .orderBy('seq', 'desc')
        .limit(1)
        .executeTakeFirst();
    expect(await told('client')).toEqual({ type: 'message.arrived' });
    expect(await told('owner')).toEqual({ type: 'chat.changed' });
    expect(await told('silent')).toBeUndefined();
  });

  it('that nobody has written in is not in the list of staff', async () => {
    const { db } = server.database;
    const quiet = await createOrganizationChat(db, { organization_id: organizationId });
    expect((await listOf('owner')).map(({ id }) => id)).not.toContain(quiet);
  });

  it('ends for those who are dismissed, at once', async () => {
    const { db } = server.database;
    const leaver = await createMember(db, organizationId, ['can_send_message']);
    const token = await server.sessionOf(leaver);
    const read = () => server.call(`/messenger/chats/${chatId}/`, { token });
    expect((await read()).status).toBe(200);
    await server.call('/messenger/chats/delivered/', { method: 'POST', token });
    await db.deleteFrom('organization_member').where('user_id', '=', leaver).execute();
    expect((await read()).status).toBe(404);
    const list = await server.call('/messenger/chats/', { token });
    expect(list.body).toMatchObject({ list: [], total_count: 0 });
  });
});

describe('a conversation about an order', () => {
  const orderOf = (role: Role, organization_id = organizationId) =>
    createOrder(server.database.db, { organization_id, client_id: people[role] });

  it('is that of its client, whichever side begins it', async () => {
    const order = await orderOf('client');
    for (const role of ['owner', 'client'] as const) {
      expect(await open(role, organizationId, order)).toMatchObject({
        status: 200,
        body: { id: chatId },
      });
    }
    const other = await orderOf('rival');
    const { body } = await open('owner', organizationId, other);
    const { id } = body as { id: number };
    expect(id).not.toBe(chatId);
    expect((await say('owner', 'Готово, можно забирать', id)).status).toBe(201);
    const mine = await server.call('/messenger/chats/', { token: tokens.rival });
    expect((mine.body as { list: ChatListItem[] }).list[0]).toMatchObject({
      id,
      title: 'Лавка',
      last_message: { text: 'Готово, можно забирать' },
    });
  });

  it('is begun by nobody who may not write for the organization, or not read the order', async () => {
    const order = await orderOf('client');
    for (const role of ['speaker', 'silent', 'rival'] as const) {
      expect((await open(role, organizationId, order)).status).toBe(404);
    }
    const elsewhere = await createOrganization(server.database.db, { ownerId: people.rival });
    const foreign = await orderOf('client', elsewhere);
    expect((await open('owner', organizationId, foreign)).status).toBe(404);
    expect((await open('owner', organizationId, 999_999)).status).toBe(404);
  });

  it('is not one with oneself', async () => {
    const order = await orderOf('owner');
    expect((await open('owner', organizationId, order)).status).toBe(409);
  });

  it('is offered to those who may have it', async () => {
    const order = await orderOf('client');
    const offers = async (role: Role) =>
      ((await server.call(`/receipts/${order}/`, { token: tokens[role] })).body as Receipt)
        .can_write_client;
    expect(await offers('owner')).toBe(true);
    expect(await offers('client')).toBe(false);
    expect(await offers('silent')).toBe(false);
  });
});
