import { PROMOTIONS_MAX } from '@karavan/shared-api/contract/limits';
import type { EditedPromotion, PromotionInput } from '@karavan/shared-api/contract/promotions';
import { createItem, createOrganization } from '../../../testing/factories/catalog.ts';
import { createPromotion } from '../../../testing/factories/promotions.ts';
import { openShop, type Client, type Shop } from '../../../testing/shop.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let shop: Shop;
let client: Client;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  shop = await openShop(server);
  client = await shop.newClient();
});

const INPUT: PromotionInput = {
  title: 'Осень',
  text: '',
  translations: [{ locale: 'en', title: 'Autumn', text: 'All of it' }],
  percent: '10',
  amount: null,
  category: null,
  item_ids: [],
  minimum: null,
  quota: null,
  per_person: null,
  code: null,
  with_card: false,
  is_listed: true,
  starts_at: '2026-01-01T00:00:00.000Z',
  ends_at: null,
};

async function staff(
  path: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET',
  body?: object,
) {
  return server.call(`/organizations/${shop.organizationId}/${path}`, {
    method,
    token: await server.sessionOf(shop.owner),
    ...(body && { body }),
  });
}

const create = async (values: Partial<PromotionInput> = {}) =>
  (await staff('promos/', 'POST', { ...INPUT, ...values })).body as EditedPromotion;

const act = (id: number, action: string) => staff(`promos/${id}/move/`, 'POST', { action });

const found = async (query = '') => {
  const { body } = await client.call(
    `/promos/?organization=${shop.organizationId}${query && `&${query}`}`,
  );
  return (body as { list: { id: number }[] }).list.map(({ id }) => id);
};

describe('a promotion', () => {
  it('is a draft that nobody sees until it is started', async () => {
    const { id, state } = await create();
    expect(state).toBe('draft');
    expect(await found()).toEqual([]);
    expect((await client.call(`/promos/${id}/`)).status).toBe(404);
    expect((await act(id, 'start')).body).toMatchObject({ state: 'running' });
    expect(await found()).toEqual([id]);
    expect((await client.call(`/promos/${id}/`)).body).toMatchObject({
      title: 'Осень',
      percent: '10',
      scope: 'all',
    });
  });

  it('pauses, resumes and ends for good', async () => {
    const { id } = await create();
    expect((await act(id, 'pause')).status).toBe(409);
    await act(id, 'start');
    expect((await act(id, 'pause')).body).toMatchObject({ state: 'paused' });
    expect(await found()).toEqual([]);
    await act(id, 'start');
    expect((await act(id, 'end')).body).toMatchObject({ state: 'ended' });
    expect((await act(id, 'end')).status).toBe(200);
    expect((await act(id, 'start')).status).toBe(409);
    expect((await staff(`promos/${id}/`, 'PUT', { ...INPUT, version: 1 })).status).toBe(409);
    expect((await staff(`promos/${id}/`, 'DELETE')).status).toBe(409);
  });

  it('of a later day is planned, and of a day that is over has ended', async () => {
    const planned = await create({ starts_at: '2999-01-01T00:00:00.000Z' });
    expect((await act(planned.id, 'start')).body).toMatchObject({ state: 'planned' });
    const over = await create({ ends_at: '2026-01-02T00:00:00.000Z' });
    expect((await act(over.id, 'start')).status).toBe(409);
    expect(await found()).toEqual([]);
  });

  it('is deleted as a draft', async () => {
    const { id } = await create();
    expect((await staff(`promos/${id}/`, 'DELETE')).status).toBe(204);
    expect((await staff(`promos/${id}/`)).status).toBe(404);
  });

  it('is changed by one editor at a time', async () => {
    const { id, version } = await create();
    const change = (values: object) =>
      staff(`promos/${id}/`, 'PUT', { ...INPUT, ...values, version });
    expect((await change({ title: 'Зима' })).body).toMatchObject({ title: 'Зима', version: 2 });
    expect(await change({ title: 'Весна' })).toMatchObject({
      status: 409,
      body: { code: 'settings_changed' },
    });
  });

  it.each([
    ['nothing', { percent: null }, 'percent'],
    ['both a percent and a sum', { amount: '10' }, 'amount'],
    ['a sum finer than the currency', { percent: null, amount: '10.005' }, 'amount'],
    ['an end before its beginning', { ends_at: '2025-01-01T00:00:00.000Z' }, 'ends_at'],
    ['a code of two letters', { code: 'АБ' }, 'code'],
    ['a code with spaces', { code: 'ОС ЕНЬ' }, 'code'],
    ['a category that there is not', { category: 2_000_000 }, 'category'],
  ])('with %s is refused beside the field', async (_name, values, field) => {
    expect(await staff('promos/', 'POST', { ...INPUT, ...values })).toMatchObject({
      status: 400,
      body: { errors: { [field]: expect.any(Array) as unknown } },
    });
  });

  it('has a code of its own, in any case, until it has ended', async () => {
    const first = await create({ code: 'осень' });
    expect(first.code).toBe('ОСЕНЬ');
    expect(await staff('promos/', 'POST', { ...INPUT, code: 'Осень' })).toMatchObject({
      status: 400,
      body: { errors: { code: expect.any(Array) as unknown } },
    });
    await act(first.id, 'start');
    await act(first.id, 'end');
    expect((await create({ code: 'ОСЕНЬ' })).code).toBe('ОСЕНЬ');
  });

  it('is for items of its own shop', async () => {
    const { db } = server.database;
    const own = await createItem(db, { organization_id: shop.organizationId });
    expect((await create({ item_ids: [own] })).items).toMatchObject([{ id: own }]);
    const foreign = await createItem(db);
    expect((await staff('promos/', 'POST', { ...INPUT, item_ids: [foreign] })).status).toBe(400);
    const promotion_id = await createPromotion(db, {
      organization_id: shop.organizationId,
      items: [own],
    });
    await expect(
      db
        .insertInto('promotion_item')
        .values({ promotion_id, item_id: foreign, position: 1 })
        .execute(),
    ).rejects.toThrow('of its own shop');
  });
});

describe('who finds it', () => {
  it('narrows the list, page by page', async () => {
    const { db } = server.database;
    const of = { organization_id: shop.organizationId };
    const [plain, coded, ending] = [
      await createPromotion(db, of),
      await createPromotion(db, { ...of, code: 'КОД' }),
      await createPromotion(db, { ...of, ends_at: new Date(Date.now() + 86_400_000) }),
    ];
    expect(await found()).toEqual([ending, coded, plain]);
    expect(await found('kind=code')).toEqual([coded]);
    expect(await found('kind=automatic')).toEqual([ending, plain]);
    expect(await found('ending=soon')).toEqual([ending]);
    const first = (await client.call(`/promos/?organization=${shop.organizationId}&limit=2`))
      .body as { next: string };
    expect(await found(`limit=2&cursor=${first.next}`)).toEqual([plain]);
  });

  it('looks for those of a country or a city', async () => {
    const { db } = server.database;
    const promotionIn = async (country: string, city: string) =>
      createPromotion(db, { organization_id: await createOrganization(db, { country, city }) });
    const bishkek = await promotionIn('KG', 'Бишкек');
    const osh = await promotionIn('KG', 'Ош');
    const almaty = await promotionIn('KZ', 'Алматы');
    const idsOf = async (query: string) => {
      const { body } = await client.call(`/promos/?${query}`);
      return (body as { list: { id: number }[] }).list
        .map(({ id }) => id)
        .filter((id) => [bishkek, osh, almaty].includes(id));
    };
    expect(await idsOf('')).toEqual([almaty, osh, bishkek]);
    expect(await idsOf('country=KG')).toEqual([osh, bishkek]);
    expect(await idsOf(`country=KG&city=${encodeURIComponent('Ош')}`)).toEqual([osh]);
    expect((await client.call('/promos/?country=kyrgyzstan')).status).toBe(400);
  });

  it('needs the code of what is in no list', async () => {
    const { db } = server.database;
    const id = await createPromotion(db, {
      organization_id: shop.organizationId,
      code: 'ТАЙНА',
      is_listed: false,
    });
    expect(await found()).toEqual([]);
    expect((await client.call(`/promos/${id}/`)).status).toBe(404);
    const path = `/promos/${id}/?code=${encodeURIComponent('тайна')}`;
    expect((await client.call(path)).status).toBe(200);
  });

  it('is not whom the organization has blocked', async () => {
    const { db } = server.database;
    await createPromotion(db, { organization_id: shop.organizationId });
    await db
      .insertInto('organization_block')
      .values({ organization_id: shop.organizationId, user_id: client.id })
      .execute();
    expect(await found()).toEqual([]);
  });
});

it('tells staff what has come of it', async () => {
  const id = await createPromotion(server.database.db, { organization_id: shop.organizationId });
  await client.order('selfPickup', await client.fill(10_000));
  await client.order('selfPickup', await client.fill(20_000));
  const cancelled = await client.order('selfPickup', await client.fill(30_000));
  await client.call(`/receipts/${cancelled}/`, 'DELETE');
  expect((await staff(`promo_stats/?promo=${id}`)).body).toMatchObject({
    orders: 2,
    clients: 1,
    new_clients: 1,
    turnover: { amount: '270.00' },
    reduction: { amount: '30.00' },
  });
});

it('counts at the till, where the seller types the code', async () => {
  const { db } = server.database;
  const id = await createPromotion(db, {
    organization_id: shop.organizationId,
    code: 'КАССА',
    quota: 1,
  });
  const sale = { client: `UID${client.id}`, amount: '100' };
  const quote = await staff('transactions/preprocess/', 'POST', { ...sale, code: 'касса' });
  expect(quote.body).toMatchObject({
    discount: { amount: '10.00' },
    promotion: { id, discount: { amount: '10.00' } },
    total: { amount: '90.00' },
  });
  const sell = () =>
    staff('transactions/complete/', 'POST', { ...sale, code: 'касса', total: '90.00' });
  expect((await sell()).status).toBe(201);
  expect(await sell()).toMatchObject({ body: { code: 'quote_changed' } });
});

it('gives a code to one of two that ask for it at once, and names the field to the other', async () => {
  const drafts = [await create(), await create()];
  const answers = await Promise.all(
    drafts.map(({ id, version }) =>
      staff(`promos/${id}/`, 'PUT', { ...INPUT, code: 'AUTUMN', version }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect(answers.find(({ status }) => status === 400)!.body).toMatchObject({
    errors: { code: [expect.any(String)] },
  });
});

it('holds its limit when several are added at once', async () => {
  const { db } = server.database;
  for (let index = 1; index < PROMOTIONS_MAX; index += 1) {
    await createPromotion(db, { organization_id: shop.organizationId, status: 'draft' });
  }
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => staff('promos/', 'POST', INPUT)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422]);
});
