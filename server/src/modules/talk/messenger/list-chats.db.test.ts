import { randomUUID } from 'node:crypto';
import type { ChatListItem } from '@karavan/shared-api/contract/messenger';
import type { Page } from '@karavan/shared-api/contract/page';
import { createMember, createUser } from '../../../testing/factories/accounts.ts';
import { createOrganization } from '../../../testing/factories/catalog.ts';
import { createOrganizationChat, createPrivateChat } from '../../../testing/factories/messenger.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let shop: number;
let cafe: number;
let staff: number;
let token: string;
/** What staff call each chat -> its id, from the one that was written in first. */
const chats = new Map<string, number>();

beforeAll(async () => {
  server = await createTestServer({ MESSAGES_PER_PERSON_MINUTE: '500' });
  const { db } = server.database;
  const owner = await createUser(db);
  shop = await createOrganization(db, { ownerId: owner, title: 'Лавка' });
  cafe = await createOrganization(db, { ownerId: owner, title: 'Чайная' });
  staff = await createMember(db, shop, ['can_send_message']);
  token = await server.sessionOf(staff);

  const friend = await createUser(db, { full_name: 'Подруга Анна' });
  await write('Подруга Анна', friend, await createPrivateChat(db, [staff, friend]));
  await write('Чайная', staff, await createChatIn(cafe, staff));
  for (const name of ['Анна Клиентова', 'Борис', 'Вера', 'Глеб', 'Диана']) {
    const client = await createUser(db, { full_name: name });
    await write(name, client, await createChatIn(shop, client));
  }
  const empty = await createOrganization(db, { ownerId: owner, title: 'Пустой' });
  chats.set('Пустой', await createChatIn(empty, staff));
  // Between people a chat is in no list before anything is written there.
  await createPrivateChat(db, [staff, await createUser(db)]);
});
afterAll(() => server.close());

const createChatIn = (organization_id: number, client_id: number) =>
  createOrganizationChat(server.database.db, { organization_id, client_id });

async function write(name: string, author: number, chatId: number): Promise<void> {
  chats.set(name, chatId);
  const { status } = await server.call(`/messenger/chats/${chatId}/messages/`, {
    method: 'POST',
    token: await server.sessionOf(author),
    body: { client_id: randomUUID(), text: 'Здравствуйте' },
  });
  expect(status).toBe(201);
}

async function read(query = '', reader = token): Promise<Page<ChatListItem>> {
  const { status, body } = await server.call(`/messenger/chats/${query}`, { token: reader });
  expect(status).toBe(200);
  return body as Page<ChatListItem>;
}

const titles = async (query: string) => (await read(query)).list.map(({ title }) => title);

it('goes on page by page to the oldest chat, each once, and those without a message last', async () => {
  const expected = [
    'Диана',
    'Глеб',
    'Вера',
    'Борис',
    'Анна Клиентова',
    'Чайная',
    'Подруга Анна',
    'Пустой',
  ];
  expect(await titles('')).toEqual(expected);
  for (const limit of [1, 2, 3, 7, 8]) {
    const seen: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page: Page<ChatListItem> = await read(`?limit=${limit}${next && `&cursor=${next}`}`);
      expect(page.total_count).toBe(expected.length);
      seen.push(...page.list.map(({ title }) => title));
      next = page.next;
    }
    expect(seen).toEqual(expected);
  }
  expect(await titles('?limit=3&page=2')).toEqual(['Борис', 'Анна Клиентова', 'Чайная']);
});

it('shows no chat twice when one moves up meanwhile', async () => {
  const { db } = server.database;
  const reader = await createUser(db);
  const ids: number[] = [];
  for (let index = 0; index < 4; index += 1) {
    const friend = await createUser(db);
    const id = await createPrivateChat(db, [reader, friend]);
    await write(`Друг ${index}`, friend, id);
    ids.push(id);
  }
  const session = await server.sessionOf(reader);
  const first = await read('?limit=2', session);
  await write('Друг 0', reader, ids[0]!);
  const second = await read(`?limit=2&cursor=${first.next}`, session);
  expect([...first.list, ...second.list].map(({ id }) => id)).toEqual([ids[3], ids[2], ids[1]]);
});

it('finds chats by part of what they are called', async () => {
  expect(await titles('?search=анна')).toEqual(['Анна Клиентова', 'Подруга Анна']);
  expect(await titles('?search=ЧАЙ')).toEqual(['Чайная']);
  expect(await titles(`?search=${encodeURIComponent('%')}`)).toEqual([]);
  // Staff know their chats by the client, not by their own shop.
  expect(await titles('?search=Лавка')).toEqual([]);
  expect((await read('?search=анна&limit=1')).total_count).toBe(2);
});

it('gives the inbox of one organization, or what somebody writes for themselves', async () => {
  expect(await titles(`?organization=${shop}&search=а`)).toEqual([
    'Диана',
    'Вера',
    'Анна Клиентова',
  ]);
  expect(await titles('?personal=1')).toEqual(['Чайная', 'Подруга Анна', 'Пустой']);
});

it('gives nothing of an organization that the person does not answer for', async () => {
  expect(await read(`?organization=${cafe}`)).toMatchObject({
    list: [],
    total_count: 0,
    next: null,
  });
  await server.database.db.deleteFrom('organization_member').where('user_id', '=', staff).execute();
  expect(await read(`?organization=${shop}`)).toMatchObject({ list: [], total_count: 0 });
  expect(await titles('')).toEqual(['Чайная', 'Подруга Анна', 'Пустой']);
});

it('does not open with the cursor of another list', async () => {
  const foreign = Buffer.from(JSON.stringify(['', 5])).toString('base64url');
  const { status, body } = await server.call(`/messenger/chats/?cursor=${foreign}`, { token });
  expect([status, body]).toMatchObject([400, { errors: { cursor: [expect.any(String)] } }]);
});
