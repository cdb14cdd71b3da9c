import type {
  Banner,
  BannerInput,
  BannerOrganization,
  EditedBanner,
  PartnerBanner,
  StaffBanner,
} from '@karavan/shared-api/contract/banners';
import { BANNERS_MAX } from '@karavan/shared-api/contract/limits';
import { createLog } from '../../../platform/logging/create-log.ts';
import { createUser } from '../../../testing/factories/accounts.ts';
import { createBanner, shareWith } from '../../../testing/factories/banners.ts';
import { createItem, createOrganization } from '../../../testing/factories/catalog.ts';
import { createCollection } from '../../../testing/factories/collections.ts';
import { createUpload } from '../../../testing/factories/files.ts';
import { createPromotion } from '../../../testing/factories/promotions.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { createBannerCounter } from './index.ts';

let server: TestServer;
let owner: number;
let id: number;
let token: string;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.database;
  await db.deleteFrom('banner').execute();
  owner = await createUser(db);
  id = await createOrganization(db, { ownerId: owner });
  token = await server.sessionOf(owner);
});

const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

const inputOf = (input: Partial<BannerInput> = {}): BannerInput => ({
  text: 'Зимняя коллекция',
  kind: 'organization',
  target_id: null,
  address: '',
  places: ['organization', 'promotions'],
  country: null,
  city: null,
  is_shown: true,
  starts_at: at(-60),
  ends_at: null,
  ...input,
});

let attempts = 0;
async function create(input: Partial<BannerInput> = {}, of = id) {
  const image_id = await createUpload(server.database.db, owner);
  attempts += 1;
  return server.call(`/organizations/${of}/banners/`, {
    method: 'POST',
    token,
    headers: { 'idempotency-key': `banner-${String(attempts).padStart(12, '0')}` },
    body: inputOf({ image_id, ...input }),
  });
}
const created = async (input: Partial<BannerInput> = {}) =>
  (await create(input)).body as EditedBanner;
const change = (banner: EditedBanner, input: Partial<BannerInput>) =>
  server.call(`/organizations/${id}/banners/${banner.id}/`, {
    method: 'PUT',
    token,
    body: { ...inputOf(input), version: banner.version },
  });
const move = (banner: number, action: 'archive' | 'restore') =>
  server.call(`/organizations/${id}/banners/${banner}/move/`, {
    method: 'POST',
    token,
    body: { action },
  });
const shown = async (query = `organization=${id}`) =>
  ((await server.call(`/banners/?${query}`)).body as { list: Banner[] }).list;
const idsOf = (list: readonly { readonly id: number }[]) => list.map((one) => one.id);
const managed = async () =>
  ((await server.call(`/organizations/${id}/banners/`, { token })).body as { list: StaffBanner[] })
    .list;

it('shows banners of every kind in their order, each leading to its own', async () => {
  const { db } = server.database;
  const item = await createItem(db, { organization_id: id });
  const collection = await createCollection(db, { organization_id: id, items: [item] });
  const promotion = await createPromotion(db, { organization_id: id });
  const to = (kind: BannerInput['kind'], target_id: number | null) => created({ kind, target_id });
  const banners = [
    await to('item', item),
    await to('collection', collection),
    await to('promotion', promotion),
    await to('organization', null),
    await created({ kind: 'link', address: 'example.com/sale' }),
  ];
  const paths = async () => (await shown()).map(({ path }) => path);
  const outside = `/away/banners/${banners[4]!.id}`;
  expect(await paths()).toEqual([
    `/p/${item}`,
    `/organizations/${id}/collections/${collection}`,
    `/promotions/${promotion}`,
    `/organizations/${id}`,
    outside,
  ]);
  expect((await server.call(`/banners/${banners[4]!.id}/link/`)).body).toMatchObject({
    url: 'https://example.com/sale',
    organization: { id },
  });
  expect((await server.call(`/banners/${banners[3]!.id}/link/`)).status).toBe(404);
  await server.call(`/organizations/${id}/banner_order/`, {
    method: 'PUT',
    token,
    body: { banner_ids: [banners[4]!.id, banners[0]!.id] },
  });
  expect((await paths()).slice(0, 2)).toEqual([outside, `/p/${item}`]);
  // What nobody can open is not advertised.
  await db.updateTable('item').set({ is_published: false }).where('id', '=', item).execute();
  await db
    .updateTable('collection')
    .set({ is_published: false })
    .where('id', '=', collection)
    .execute();
  await db.updateTable('promotion').set({ status: 'paused' }).where('id', '=', promotion).execute();
  expect(await paths()).toEqual([outside, `/organizations/${id}`]);
});

it('shows each in its time, in its places and to those whom it is for', async () => {
  const now = await created({ text: 'Сейчас', ends_at: at(60) });
  await created({ text: 'Потом', starts_at: at(60) });
  await created({ text: 'Скрыт', is_shown: false });
  const abroad = await created({ text: 'Везде', places: ['feed'], country: 'KG', city: 'Ош' });
  expect(idsOf(await shown())).toEqual([now.id]);
  expect(idsOf(await shown('place=promotions'))).toEqual([now.id]);
  expect(await shown('place=feed')).toEqual([]);
  expect(await shown('place=feed&country=KG')).toEqual([]);
  expect(await shown('place=feed&country=KG&city=Бишкек')).toEqual([]);
  expect(idsOf(await shown('place=feed&country=KG&city=Ош'))).toEqual([abroad.id]);
  expect((await managed()).map(({ state }) => state)).toEqual([
    'shown',
    'planned',
    'hidden',
    'shown',
  ]);
});

it('gives every organization one place on the home, however many banners it has', async () => {
  const { db } = server.database;
  await created();
  await created();
  const other = await createBanner(db, { organization_id: await createOrganization(db) });
  const list = await shown('place=promotions');
  expect(list).toHaveLength(2);
  expect(idsOf(list)).toContain(other);
  for (const { mark, organization } of list) expect(mark).toBe(`Реклама · ${organization.title}`);
});

it.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,x',
  'http://example.com',
  'https://user:secret@example.com',
])('does not store the address %s', async (address) => {
  const { status, body } = await create({ kind: 'link', address });
  expect([status, body]).toMatchObject([400, { errors: { address: expect.anything() } }]);
});

it('never follows an address that stands in a row against the rules', async () => {
  const { db, pool } = server.database;
  const banner = await created({ kind: 'link', address: 'example.com' });
  const set = (address: string) =>
    pool.query('update banner set address = $1 where id = $2', [address, banner.id]);
  await expect(set('javascript:alert(1)')).rejects.toThrow(/check/);
  await expect(set('http://example.com')).rejects.toThrow(/check/);
  await set('https://user:secret@example.com');
  expect((await server.call(`/banners/${banner.id}/link/`)).status).toBe(404);
  await db.deleteFrom('banner').execute();
});

it('leads to nothing of others, in requests and in rows', async () => {
  const { db } = server.database;
  const foreign = await createOrganization(db);
  const item = await createItem(db, { organization_id: foreign });
  for (const [kind, target_id] of [
    ['item', item],
    ['collection', await createCollection(db, { organization_id: foreign })],
    ['promotion', await createPromotion(db, { organization_id: foreign })],
    ['item', null],
  ] as const) {
    const { status, body } = await create({ kind, target_id });
    expect([status, body]).toMatchObject([400, { errors: { target_id: expect.anything() } }]);
  }
  await expect(
    createBanner(db, { organization_id: id, kind: 'item', item_id: item }),
  ).rejects.toThrow(/its own organization/);
  expect((await create({ image_id: await createUpload(db, await createUser(db)) })).status).toBe(
    400,
  );
  expect((await create({}, foreign)).status).toBe(404);
});

it('begins with the picture of another banner, and asks for one', async () => {
  const first = await created();
  const { body, status } = await create({ image_id: undefined, image_of: first.id });
  expect([status, (body as EditedBanner).image]).toEqual([201, first.image]);
  expect((await create({ image_id: undefined })).body).toMatchObject({
    errors: { image_id: expect.anything() },
  });
});

it('has no more banners than it may, however many ask at once', async () => {
  const { db } = server.database;
  for (let count = 0; count < BANNERS_MAX - 1; count += 1) {
    await createBanner(db, { organization_id: id });
  }
  const away = await createBanner(db, {
    organization_id: id,
    position: null,
    archived_at: new Date(),
  });
  const answers = await Promise.all([create(), create(), move(away, 'restore')]);
  expect(answers.map(({ status }) => status).filter((status) => status < 300)).toHaveLength(1);
  expect((await managed()).filter(({ state }) => state !== 'archived')).toHaveLength(BANNERS_MAX);
});

it('is put away and brought back, and tells the second of two editors', async () => {
  const first = await created({ text: 'Первый' });
  const second = await created({ text: 'Второй' });
  expect((await move(first.id, 'archive')).status).toBe(200);
  expect((await move(first.id, 'archive')).status).toBe(200);
  expect(idsOf(await shown())).toEqual([second.id]);
  await move(first.id, 'restore');
  expect(idsOf(await shown())).toEqual([second.id, first.id]);
  expect((await change(first, { text: 'Новый' })).status).toBe(200);
  const late = await change(first, { text: 'Другой' });
  expect([late.status, late.body]).toMatchObject([409, { code: 'settings_changed' }]);
});

describe('a banner that is shared', () => {
  let partner: number;
  let partnerToken: string;
  let banner: number;
  let partnership: number;
  beforeEach(async () => {
    const { db } = server.database;
    const person = await createUser(db);
    partner = await createOrganization(db, { ownerId: person });
    partnerToken = await server.sessionOf(person);
    banner = await createBanner(db, { organization_id: id });
    partnership = await shareWith(db, banner, partner);
  });

  const share = (organization_ids: readonly number[]) =>
    server.call(`/organizations/${id}/banners/${banner}/organizations/`, {
      method: 'PUT',
      token,
      body: { organization_ids },
    });
  const hide = (is_hidden: boolean) =>
    server.call(`/organizations/${partner}/partner_banners/`, {
      method: 'PUT',
      token: partnerToken,
      body: { banner_id: banner, is_hidden },
    });
  const onPartner = () => shown(`organization=${partner}`);

  it('stands behind the partner’s own, who may hide it', async () => {
    const own = await createBanner(server.database.db, { organization_id: partner });
    const list = await onPartner();
    expect(idsOf(list)).toEqual([own, banner]);
    expect(list.map(({ mark }) => mark)).toEqual([
      null,
      `Реклама партнёра · ${list[1]!.organization.title}`,
    ]);
    expect((await hide(true)).status).toBe(204);
    expect(idsOf(await onPartner())).toEqual([own]);
    const { body } = await server.call(`/organizations/${partner}/partner_banners/`, {
      token: partnerToken,
    });
    expect((body as { list: PartnerBanner[] }).list).toMatchObject([
      { id: banner, is_hidden: true, organization: { id } },
    ]);
    // What the partner has decided stays, whoever shares it again.
    const shared = (await share([partner])).body as { list: BannerOrganization[] };
    expect(shared.list).toMatchObject([{ id: partner, is_shared: true, is_hidden: true }]);
    await hide(false);
    expect(idsOf(await onPartner())).toEqual([own, banner]);
    await share([]);
    expect(idsOf(await onPartner())).toEqual([own]);
    expect((await hide(true)).status).toBe(404);
  });

  it('goes with the partnership at once, and does not come back with another one', async () => {
    const { db } = server.database;
    await server.call(`/organizations/${id}/partnerships/${partnership}/`, {
      method: 'DELETE',
      token,
    });
    expect(await onPartner()).toEqual([]);
    expect((await hide(true)).status).toBe(404);
    await db
      .insertInto('partnership')
      .values({ requester_id: partner, recipient_id: id, status: 'accepted' })
      .execute();
    expect(await onPartner()).toEqual([]);
  });

  it('is shared with partners alone', async () => {
    const { db } = server.database;
    const asked = await createOrganization(db);
    await db.insertInto('partnership').values({ requester_id: id, recipient_id: asked }).execute();
    for (const stranger of [asked, await createOrganization(db), id]) {
      const { status, body } = await share([partner, stranger]);
      expect([status, body]).toMatchObject([
        400,
        { errors: { 'organization_ids.1': expect.anything() } },
      ]);
    }
    expect(idsOf(await onPartner())).toEqual([banner]);
  });
});

it('counts in memory what was seen and pressed, each once for a network', async () => {
  const { db } = server.database;
  const banner = await created();
  const counter = createBannerCounter(db, createLog('silent'));
  const sighting = { id: banner.id, place: 'promotions' } as const;
  for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.1']) {
    counter.add({ seen: [sighting, { id: 999_999, place: 'feed' }], pressed: [], address });
  }
  counter.add({
    seen: [{ id: banner.id, place: 'partner' }],
    pressed: [sighting],
    address: '10.0.0.1',
  });
  const counts = async () =>
    (
      (await server.call(`/organizations/${id}/banners/${banner.id}/`, { token }))
        .body as EditedBanner
    ).counts;
  expect(await counts()).toEqual([]);
  await counter.flush();
  counter.add({ seen: [sighting], pressed: [], address: '10.0.0.3' });
  await counter.close();
  expect(await counts()).toEqual([
    { place: 'partner', views: 1, presses: 0 },
    { place: 'promotions', views: 3, presses: 1 },
  ]);
  expect(await managed()).toMatchObject([{ views: 4, presses: 1 }]);
  const { status } = await server.call('/banners/count/', {
    method: 'POST',
    body: { seen: [sighting], pressed: [sighting] },
  });
  expect(status).toBe(204);
});
