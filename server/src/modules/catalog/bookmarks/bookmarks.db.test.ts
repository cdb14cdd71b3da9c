import type { Folder } from '@karavan/shared-api/contract/bookmarks';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import { FOLDERS_MAX } from '@karavan/shared-api/contract/limits';
import type { Page } from '@karavan/shared-api/contract/page';
import { createUser } from '../../../testing/factories/accounts.ts';
import { createItem, createOrganization } from '../../../testing/factories/catalog.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

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
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(3);
    expect(await folders()).toHaveLength(FOLDERS_MAX);
  });
});
