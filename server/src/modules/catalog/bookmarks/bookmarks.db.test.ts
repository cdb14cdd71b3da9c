import type { Folder } from '@karavan/shared-api/contract/bookmarks';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import { FOLDERS_MAX } from '@karavan/shared-api/contract/limits';
import type { Page } from '@karavan/shared-api/contract/page';
import { pruneRows } from '../../../platform/pruning/prune-rows.ts';
import { createUser } from '../../../testing/factories/accounts.ts';
import { createItem, createOrganization } from '../../../testing/factories/catalog.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { PERISHABLE_BOOKMARKS, PERISHABLE_FOLDERS } from './remove-bookmarks.ts';

let server: TestServer;
let organization_id: number;
let token: string;
beforeAll(async () => {
  server = await createTestServer();
  organization_id = await createOrganization(server.database.db);
});
afterAll(() => server.close());
beforeEach(async () => {
  token = await server.sessionOf(await createUser(server.database.db));
});

const create = () => createItem(server.database.db, { organization_id });
const save = (id: number, folder_id: number | null = null, by = token) =>
  server.call(`/shop/items/${id}/bookmark/`, { method: 'PUT', token: by, body: { folder_id } });
const makeFolder = (name: string, by = token) =>
  server.call('/shop/bookmark_folders/', { method: 'POST', token: by, body: { name } });
const folderNamed = async (name: string) => (await makeFolder(name)).body as Folder;
const deleteOf = (id: number) =>
  server.call(`/shop/bookmark_folders/${id}/`, { method: 'DELETE', token });
const restoreOf = (id: number, by = token) =>
  server.call(`/shop/bookmark_folders/${id}/restoration/`, { method: 'POST', token: by });
const savedIds = async (query = '') => {
  const { body } = await server.call(`/shop/bookmarks/${query}`, { token });
  return (body as Page<FeedPost>).list.map(({ id }) => id);
};
const folders = async () =>
  ((await server.call('/shop/bookmark_folders/', { token })).body as { list: Folder[] }).list;

describe('a saved item', () => {
  it('is listed once however often it is saved, until it is removed', async () => {
    const id = await create();
    await save(id);
    expect(await save(id)).toMatchObject({ status: 200, body: { is_saved: true } });
    expect(await savedIds()).toEqual([id]);
    const remove = () => server.call(`/shop/items/${id}/bookmark/`, { method: 'DELETE', token });
    expect(await remove()).toMatchObject({ status: 200, body: { is_saved: false } });
    expect(await remove()).toMatchObject({ status: 200, body: { is_saved: false } });
    expect(await savedIds()).toEqual([]);
  });

  it('lies in one folder at a time', async () => {
    const id = await create();
    const [dresses, gifts] = [await folderNamed('Платья'), await folderNamed('Подарки')];
    await save(id, dresses.id);
    await save(id, gifts.id);
    expect(await savedIds(`?folder=${dresses.id}`)).toEqual([]);
    expect(await savedIds(`?folder=${gifts.id}`)).toEqual([id]);
    expect((await folders()).map(({ name, item_count }) => [name, item_count])).toEqual([
      ['Подарки', 1],
      ['Платья', 0],
    ]);
  });

  it('does not go into a folder of somebody else', async () => {
    const id = await create();
    const stranger = await server.sessionOf(await createUser(server.database.db));
    const foreign = (await makeFolder('Чужая', stranger)).body as Folder;
    expect((await save(id, foreign.id)).status).toBe(404);
    expect(await savedIds()).toEqual([]);
    expect(await savedIds(`?folder=${foreign.id}`)).toEqual([]);
  });

  it('stays saved when its folder is removed', async () => {
    const id = await create();
    const folder = await folderNamed('На время');
    await save(id, folder.id);
    const answer = await server.call(`/shop/bookmark_folders/${folder.id}/`, {
      method: 'DELETE',
      token,
    });
    expect(answer.status).toBe(204);
    expect(await savedIds()).toEqual([id]);
  });

  it('goes with others at once, and only from what is the person’s own', async () => {
    const [one, two, three] = [await create(), await create(), await create()];
    for (const id of [one, two, three]) await save(id);
    const stranger = await server.sessionOf(await createUser(server.database.db));
    const remove = (by: string) =>
      server.call('/shop/bookmarks/deletion/', {
        method: 'POST',
        token: by,
        body: { item_ids: [one, three] },
      });
    expect(await remove(stranger)).toMatchObject({ status: 200, body: { deleted_count: 0 } });
    expect(await remove(token)).toMatchObject({ status: 200, body: { deleted_count: 2 } });
    expect(await savedIds()).toEqual([two]);
  });
});

describe('a folder', () => {
  it('has a name of its own', async () => {
    await folderNamed('Дом');
    expect(await makeFolder(' дом ')).toMatchObject({
      status: 400,
      body: { errors: { name: [expect.any(String)] } },
    });
    expect(await makeFolder('  ')).toMatchObject({ status: 400 });
    expect(await makeFolder('д'.repeat(51))).toMatchObject({ status: 400 });
  });

  it('is renamed, but not to the name of another one', async () => {
    const [one] = [await folderNamed('Раз'), await folderNamed('Два')];
    const rename = (name: string) =>
      server.call(`/shop/bookmark_folders/${one.id}/`, { method: 'PUT', token, body: { name } });
    expect(await rename('РАЗ')).toMatchObject({ status: 200, body: { name: 'РАЗ' } });
    expect((await rename('два')).status).toBe(400);
  });

  it('is one of a limited number, also when many are made at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: FOLDERS_MAX + 3 }, (_, index) => makeFolder(`Папка ${index}`)),
    );
    const refused = answers.filter(({ status }) => status === 422);
    expect(refused).toHaveLength(3);
    expect(refused[0]!.body).toMatchObject({
      code: 'too_many_kept',
      count: FOLDERS_MAX,
      message: expect.stringContaining(`${FOLDERS_MAX}`),
    });
    expect(await folders()).toHaveLength(FOLDERS_MAX);
  });
});

describe('what was removed', () => {
  const remove = (item_ids: number[]) =>
    server.call('/shop/bookmarks/deletion/', { method: 'POST', token, body: { item_ids } });
  const restore = (item_ids: number[], by = token) =>
    server.call('/shop/bookmarks/restoration/', { method: 'POST', token: by, body: { item_ids } });

  it('comes back to its place and folder, once, and only to whose it was', async () => {
    const folder = await folderNamed('Лето');
    const [one, two, three] = [await create(), await create(), await create()];
    for (const id of [one, two, three]) await save(id, folder.id);
    await remove([two]);
    const stranger = await server.sessionOf(await createUser(server.database.db));
    expect(await restore([two], stranger)).toMatchObject({ body: { restored_count: 0 } });
    const answers = await Promise.all([restore([two]), restore([two])]);
    expect(answers.map(({ body }) => (body as { restored_count: number }).restored_count)).toEqual(
      expect.arrayContaining([0, 1]),
    );
    expect(await savedIds(`?folder=${folder.id}`)).toEqual([three, two, one]);
  });

  it('does not undo what another device has done since', async () => {
    const [old, now] = [await folderNamed('Раньше'), await folderNamed('Теперь')];
    const id = await create();
    await save(id, old.id);
    await remove([id]);
    await save(id, now.id);
    expect(await restore([id])).toMatchObject({ status: 200, body: { restored_count: 0 } });
    expect(await savedIds(`?folder=${now.id}`)).toEqual([id]);
    await remove([id]);
    expect(await restore([id])).toMatchObject({ body: { restored_count: 1 } });
    expect(await savedIds(`?folder=${now.id}`)).toEqual([id]);
  });

  it('is given up after an hour, and a folder with it', async () => {
    const { db } = server.database;
    const folder = await folderNamed('Давно');
    const [gone, kept] = [await create(), await create()];
    await save(gone, folder.id);
    await save(kept, folder.id);
    await remove([gone]);
    await deleteOf(folder.id);
    const longAgo = new Date(Date.now() - 3_700_000);
    await db.updateTable('removed_bookmark').set({ removed_at: longAgo }).execute();
    await db
      .updateTable('bookmark_folder')
      .set({ deleted_at: longAgo })
      .where('id', '=', folder.id)
      .execute();
    await pruneRows(db, [PERISHABLE_BOOKMARKS, PERISHABLE_FOLDERS]);
    expect(await restore([gone])).toMatchObject({ body: { restored_count: 0 } });
    expect((await restoreOf(folder.id)).status).toBe(404);
    expect(await savedIds()).toEqual([kept]);
  });
});

describe('a deleted folder', () => {
  it('is not there for anything, and comes back with what lay in it', async () => {
    const id = await create();
    const folder = await folderNamed('Туда и обратно');
    await save(id, folder.id);
    expect((await deleteOf(folder.id)).status).toBe(204);
    expect((await deleteOf(folder.id)).status).toBe(404);
    expect((await save(id, folder.id)).status).toBe(404);
    expect(await folders()).toEqual([]);
    expect(await savedIds(`?folder=${folder.id}`)).toEqual([]);
    const stranger = await server.sessionOf(await createUser(server.database.db));
    expect((await restoreOf(folder.id, stranger)).status).toBe(404);
    const answers = await Promise.all([restoreOf(folder.id), restoreOf(folder.id)]);
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 200, body: { id: folder.id, item_count: 1 } });
    }
    expect(await savedIds(`?folder=${folder.id}`)).toEqual([id]);
  });

  it('does not come back with a name that another has now, or above the limit', async () => {
    const folder = await folderNamed('Имя');
    await deleteOf(folder.id);
    const rival = await folderNamed('имя');
    expect((await restoreOf(folder.id)).status).toBe(400);
    await deleteOf(rival.id);
    for (let index = 0; index < FOLDERS_MAX; index += 1) await folderNamed(`Папка ${index}`);
    expect((await restoreOf(folder.id)).status).toBe(422);
  });
});

it('a moved item keeps its place, and is told where it lay', async () => {
  const [old, now] = [await folderNamed('Откуда'), await folderNamed('Куда')];
  const [one, two] = [await create(), await create()];
  expect(await save(one, old.id)).toMatchObject({ body: { previous_folder_id: null } });
  await save(two, old.id);
  expect(await save(one, now.id)).toMatchObject({ body: { previous_folder_id: old.id } });
  expect(await save(one, old.id)).toMatchObject({ body: { previous_folder_id: now.id } });
  expect(await savedIds(`?folder=${old.id}`)).toEqual([two, one]);
  await deleteOf(old.id);
  expect(await save(one, now.id)).toMatchObject({ body: { previous_folder_id: null } });
});
