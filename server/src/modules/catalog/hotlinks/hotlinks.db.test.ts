import type {
  EditedHotlinks,
  HotlinkPage,
  HotlinksInput,
} from '@karavan/shared-api/contract/hotlinks';
import { createUser } from '../../../testing/factories/accounts.ts';
import { createItem, createOrganization } from '../../../testing/factories/catalog.ts';
import { createCollection } from '../../../testing/factories/collections.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { createLog } from '../../../platform/logging/create-log.ts';
import { createHotlinkCounter } from './index.ts';

let server: TestServer;
let id: number;
let token: string;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.database;
  const owner = await createUser(db);
  id = await createOrganization(db, { ownerId: owner });
  token = await server.sessionOf(owner);
});

type Input = HotlinksInput['hotlinks'][number];

const LINK: Input = {
  id: null,
  kind: 'link',
  title: 'Меню',
  contact: null,
  address: 'example.com/menu',
  collection: null,
  is_shown: true,
  starts_at: null,
  ends_at: null,
};

const edited = async () =>
  (await server.call(`/organizations/${id}/hotlinks/edit/`, { token })).body as EditedHotlinks;
const store = (hotlinks: readonly Partial<Input>[], version: number, theme = 'plain') =>
  server.call(`/organizations/${id}/hotlinks/`, {
    method: 'PUT',
    token,
    body: { theme, version, hotlinks: hotlinks.map((one) => ({ ...LINK, ...one })) },
  });
const shown = async () => (await server.call(`/organizations/${id}/hotlinks/`)).body as HotlinkPage;
const count = (body: object) =>
  server.call(`/organizations/${id}/hotlinks/count/`, { method: 'POST', body });

it('shows links of every kind in their order', async () => {
  const { db } = server.database;
  expect(await shown()).toMatchObject({ theme: 'plain', list: [], organization: { id } });
  const item = await createItem(db, { organization_id: id });
  const collection = await createCollection(db, { organization_id: id, items: [item] });
  const { status } = await store(
    [
      {},
      { kind: 'contact', title: 'Позвонить', contact: 'phone', address: '+996555000001' },
      { kind: 'collection', title: 'Лето', address: '', collection },
      { kind: 'partners', title: 'Партнёры', address: '' },
    ],
    0,
    'dusk',
  );
  expect(status).toBe(200);
  const page = await shown();
  expect(page.theme).toBe('dusk');
  expect(page.list.map(({ kind, url }) => [kind, url])).toEqual([
    ['link', 'https://example.com/menu'],
    ['contact', 'tel:+996555000001'],
    ['collection', `/organizations/${id}/collections/${collection}`],
    ['partners', `/home/partners/${id}`],
  ]);
  expect(page.list[2]!.collection).toMatchObject({ id: collection, title: 'Подборка' });
  // What is not shown to everybody is no link.
  await db
    .updateTable('collection')
    .set({ is_published: false })
    .where('id', '=', collection)
    .execute();
  expect((await shown()).list).toHaveLength(3);
  await db.deleteFrom('collection').where('id', '=', collection).execute();
  expect((await edited()).hotlinks).toHaveLength(3);
});

it('shows each in its time only', async () => {
  const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
  await store(
    [
      { title: 'Скрыта', is_shown: false },
      { title: 'Потом', starts_at: at(60) },
      { title: 'Уже нет', ends_at: at(-60) },
      { title: 'Сейчас', starts_at: at(-60), ends_at: at(60) },
    ],
    0,
  );
  expect((await shown()).list.map(({ title }) => title)).toEqual(['Сейчас']);
  expect((await edited()).hotlinks).toHaveLength(4);
});

it.each([
  ['javascript:alert(1)', 'link'],
  ['data:text/html,x', 'link'],
  ['http://example.com', 'link'],
  ['JAVASCRIPT:alert(1)', 'contact'],
] as const)('does not store %s', async (address, kind) => {
  const contact = kind === 'contact' ? ('telegram' as const) : null;
  const { status, body } = await store([{}, { kind, address, contact }], 0);
  expect(status).toBe(400);
  expect(body).toMatchObject({ errors: { 'hotlinks.1.address': expect.anything() } });
});

it('never shows what stands in a row against the rules', async () => {
  const { db, pool } = server.database;
  await store([{}, { kind: 'contact', contact: 'telegram', address: 'karavan' }], 0);
  const set = (address: string, kind: string) =>
    pool.query('update hotlink set address = $1 where organization_id = $2 and kind = $3', [
      address,
      id,
      kind,
    ]);
  await expect(set('javascript:alert(1)', 'link')).rejects.toThrow(/check/);
  await expect(set('javascript:alert(1)', 'contact')).rejects.toThrow(/check/);
  // Checked once more when it is read.
  await set('https://user:secret@example.com', 'link');
  await set('kara van"><script>', 'contact');
  expect((await shown()).list).toEqual([]);
  await db.deleteFrom('hotlink').where('organization_id', '=', id).execute();
});

it('keeps what is counted while links are edited, and tells the second of two editors', async () => {
  await store([{ title: 'Первая' }, { title: 'Вторая' }], 0);
  const { db } = server.database;
  const [first, second] = (await edited()).hotlinks;
  const counter = createHotlinkCounter(db, createLog('silent'));
  const press = (hotlink: number | undefined, address: string) =>
    counter.add({ organizationId: id, hotlink, address });
  for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.1']) {
    press(first!.id, address);
    press(undefined, address);
  }
  press(999_999, '10.0.0.1');
  await counter.close();
  expect(
    (
      await store(
        [
          { title: 'Вторая', id: second!.id },
          { title: 'Первая', id: first!.id },
        ],
        1,
      )
    ).status,
  ).toBe(200);
  expect(await edited()).toMatchObject({
    version: 2,
    views: 2,
    hotlinks: [
      { id: second!.id, presses: 0 },
      { id: first!.id, presses: 2 },
    ],
  });
  const { status, body } = await store([], 1);
  expect([status, body]).toMatchObject([409, { code: 'settings_changed' }]);
  // A foreign id is nobody's: the link is a new one.
  await store([{ id: first!.id + 1000 }], 2);
  const now = (await edited()).hotlinks;
  expect(now).toHaveLength(1);
  expect(now[0]!.presses).toBe(0);
});

it('counts without a write for each, whoever asks', async () => {
  await store([{}], 0);
  const [link] = (await edited()).hotlinks;
  for (let times = 0; times < 3; times += 1) {
    expect((await count({})).status).toBe(204);
    expect((await count({ hotlink: link!.id })).status).toBe(204);
  }
  expect((await count({ hotlink: -1 })).status).toBe(400);
  // Nothing is written before the next flush.
  expect(await edited()).toMatchObject({ views: 0, hotlinks: [{ presses: 0 }] });
});

it('leads to no collection of others, and is edited by staff alone', async () => {
  const { db } = server.database;
  const foreign = await createOrganization(db);
  const collection = await createCollection(db, { organization_id: foreign });
  const refused = await store([{ kind: 'collection', address: '', collection }], 0);
  expect([refused.status, refused.body]).toMatchObject([
    400,
    { errors: { 'hotlinks.0.collection': expect.anything() } },
  ]);
  expect((await server.call(`/organizations/${foreign}/hotlinks/edit/`, { token })).status).toBe(
    404,
  );
  expect((await server.call('/organizations/999999/hotlinks/')).status).toBe(404);
});
