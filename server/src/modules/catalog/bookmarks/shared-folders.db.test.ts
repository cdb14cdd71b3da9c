import type { SharedFolder } from '@karavan/shared-api/contract/shared-folders';
import { createUser } from '../../../testing/factories/accounts.ts';
import { createFollower } from '../../../testing/factories/broadcasts.ts';
import { createItem, createOrganization } from '../../../testing/factories/catalog.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let owner: { id: number; token: string };
let folder: number;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  owner = await signUp();
  folder = await createFolder(owner.id, 'Подарки');
});
afterAll(() => server.close());

async function signUp() {
  const id = await createUser(server.database.db);
  return { id, token: await server.sessionOf(id) };
}

async function createFolder(user_id: number, name: string): Promise<number> {
  const { id } = await server.database.db
    .insertInto('bookmark_folder')
    .values({ user_id, name })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function save(user_id: number, folder_id: number | null, item_id?: number): Promise<number> {
  const { db } = server.database;
  const id = item_id ?? (await createItem(db));
  await db.insertInto('bookmark').values({ user_id, folder_id, item_id: id }).execute();
  return id;
}

type Answer = { status: number; body: never };
const link = (method: 'GET' | 'PUT' | 'DELETE', token = owner.token): Promise<Answer> =>
  server.call(`/shop/bookmark_folders/${folder}/link/`, { method, token });

async function share(): Promise<string> {
  const { body } = await link('PUT');
  return (body as { secret: string }).secret;
}

const look = async (secret: string, token?: string) => {
  const answer = await server.call(`/shop/shared_folders/${secret}/`, { ...(token && { token }) });
  return { status: answer.status, body: answer.body as SharedFolder };
};

async function postsOf(secret: string, token?: string): Promise<number[]> {
  const path = `/shop/shared_folders/${secret}/posts/`;
  const { body } = await server.call(path, { ...(token && { token }) });
  return (body as { list: { id: number }[] }).list.map(({ id }) => id);
}

const saveAll = (secret: string, token: string, name = 'Подарки') =>
  server.call(`/shop/shared_folders/${secret}/saved/`, { method: 'POST', token, body: { name } });

const contentsOf = async (user_id: number, folder_id: number) => {
  const rows = await server.database.db
    .selectFrom('bookmark')
    .select('item_id')
    .where('user_id', '=', user_id)
    .where('folder_id', '=', folder_id)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ item_id }) => item_id);
};

it('shows a folder to whoever has its link, the latest first', async () => {
  const first = await save(owner.id, folder);
  const second = await save(owner.id, folder);
  await save(owner.id, null);
  const secret = await share();
  expect(secret).toHaveLength(43);
  expect((await look(secret)).body).toEqual({ name: 'Подарки', item_count: 2, is_own: false });
  expect((await look(secret, owner.token)).body.is_own).toBe(true);
  expect(await postsOf(secret)).toEqual([second, first]);
});

it('keeps its link until it is taken away, and gets another one then', async () => {
  const secret = await share();
  expect(await share()).toBe(secret);
  expect((await link('GET')).body).toEqual({ secret });
  await link('DELETE');
  expect((await look(secret)).status).toBe(404);
  expect((await link('GET')).body).toEqual({ secret: null });
  expect(await share()).not.toBe(secret);
});

it('is shared by its person alone', async () => {
  const stranger = await signUp();
  for (const method of ['GET', 'PUT', 'DELETE'] as const) {
    expect((await link(method, stranger.token)).status).toBe(404);
  }
});

it('has one link, however often it is shared at once', async () => {
  const secrets = await Promise.all([share(), share(), share(), share()]);
  expect(new Set(secrets).size).toBe(1);
});

it('stays one or none, whoever shares and closes it at once', async () => {
  const calls = Array.from({ length: 12 }, (_, index) => link(index % 2 ? 'DELETE' : 'PUT'));
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

it('leads nowhere once the folder is deleted, or its person has left', async () => {
  const secret = await share();
  const { db } = server.database;
  await db
    .updateTable('bookmark_folder')
    .set({ deleted_at: new Date() })
    .where('id', '=', folder)
    .execute();
  expect((await look(secret)).status).toBe(404);
  await db
    .updateTable('bookmark_folder')
    .set({ deleted_at: null })
    .where('id', '=', folder)
    .execute();
  expect((await look(secret)).status).toBe(200);
  await server.database.pool.query('update app_user set deactivated_at = now() where id = $1', [
    owner.id,
  ]);
  expect((await look(secret)).status).toBe(404);
  expect((await look('A'.repeat(43))).status).toBe(404);
});

it('shows each reader what they may see themselves', async () => {
  const { db } = server.database;
  const open = await save(owner.id, folder);
  const gatedOrganization = await createOrganization(db, { is_gated: true });
  const gated = await createItem(db, { organization_id: gatedOrganization });
  await save(owner.id, folder, gated);
  const hiddenOrganization = await createOrganization(db);
  const hidden = await createItem(db, { organization_id: hiddenOrganization });
  await save(owner.id, folder, hidden);
  const draft = await save(owner.id, folder);
  await db
    .updateTable('organization')
    .set({ is_listed: false })
    .where('id', '=', hiddenOrganization)
    .execute();
  await db.updateTable('item').set({ is_published: false }).where('id', '=', draft).execute();
  const secret = await share();
  const follower = await signUp();
  await createFollower(db, gatedOrganization, follower.id);
  expect(await postsOf(secret)).toEqual([open]);
  expect((await look(secret)).body.item_count).toBe(1);
  expect(await postsOf(secret, follower.token)).toEqual([gated, open]);
  expect((await look(secret, follower.token)).body.item_count).toBe(2);
});

describe('saving all of it', () => {
  it('copies the order, and leaves what is in another folder there', async () => {
    const items = [
      await save(owner.id, folder),
      await save(owner.id, folder),
      await save(owner.id, folder),
    ];
    const secret = await share();
    const reader = await signUp();
    const other = await createFolder(reader.id, 'Моё');
    await save(reader.id, other, items[0]);
    await save(reader.id, null, items[1]);
    const { status, body } = await saveAll(secret, reader.token);
    expect(status).toBe(201);
    const copied = await contentsOf(reader.id, (body as { id: number }).id);
    expect(copied.toSorted((one, next) => one - next)).toEqual([items[1], items[2]]);
    expect(await contentsOf(reader.id, other)).toEqual([items[0]]);
    expect((await saveAll(secret, reader.token)).status).toBe(400);
  });

  it('makes one folder of a name, however often it is asked for at once', async () => {
    await save(owner.id, folder);
    const secret = await share();
    const reader = await signUp();
    const answers = await Promise.all([1, 2, 3].map(() => saveAll(secret, reader.token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400]);
  });

  it('copies nothing from a link that leads nowhere', async () => {
    const secret = await share();
    await link('DELETE');
    const reader = await signUp();
    expect((await saveAll(secret, reader.token)).status).toBe(404);
  });
});
