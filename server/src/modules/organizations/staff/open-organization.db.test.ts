import { randomUUID } from 'node:crypto';
import type {
  OrganizationInput,
  OrganizationSettings,
} from '@karavan/shared-api/contract/organization-editing';
import type { OrganizationDetail } from '@karavan/shared-api/contract/organizations';
import { createMember, createUser } from '../../../testing/factories/accounts.ts';
import { createItem } from '../../../testing/factories/catalog.ts';
import { createOrder } from '../../../testing/factories/orders.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { storeOrganizationTypes } from '../organizations/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await storeOrganizationTypes(server.database.db);
});
afterAll(() => server.close());

const BAKERY: OrganizationInput = {
  title: 'Тёплый хлеб',
  description: { ru: 'Хлеб из печи', en: 'Bread from the oven' },
  type: 15,
  subtypes: [1502],
  region: { country: 'KG', city: 'Бишкек' },
  address: 'Чуй, 1',
  location: { latitude: 42.87, longitude: 74.6 },
  currency: 'KGS',
  week: [
    { weekday: 1, start_time: '09:00', end_time: '13:00' },
    { weekday: 1, start_time: '14:00', end_time: '20:00' },
  ],
  special_days: [{ day: '2099-01-01', hours: [] }],
  contacts: [
    { kind: 'phone', value: '+996312000001' },
    { kind: 'mail', value: 'hello@example.kg' },
  ],
  socials: [{ kind: 'instagram', value: 'https://instagram.com/teplo' }],
  average_check: '450.50',
};

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

async function newPerson() {
  const userId = await createUser(server.database.db);
  const token = await server.sessionOf(userId);
  return {
    userId,
    token,
    open: (values: object = {}, key: string = randomUUID()): Promise<Answer> =>
      server.call('/organizations/', {
        method: 'POST',
        token,
        headers: { 'idempotency-key': key },
        body: { ...BAKERY, ...values },
      }),
    settings: async (id: number) =>
      (await server.call(`/organizations/${id}/settings/`, { token })).body as OrganizationSettings,
    edit: (id: number, values: object): Promise<Answer> =>
      server.call(`/organizations/${id}/`, {
        method: 'PUT',
        token,
        body: { ...BAKERY, version: 1, ...values },
      }),
    limits: async () => (await server.call('/user_limits/', { token })).body,
  };
}

const idOf = ({ body }: Answer) => (body as { id: number }).id;
const read = async (id: number, locale = 'ru') =>
  (await server.call(`/organizations/${id}/`, { headers: { 'accept-language': locale } }))
    .body as OrganizationDetail;
const owned = async (userId: number) =>
  (
    await server.database.db
      .selectFrom('organization_member')
      .select('organization_id')
      .where('user_id', '=', userId)
      .where('is_owner', '=', true)
      .execute()
  ).length;

async function close(id: number): Promise<void> {
  const { db } = server.database;
  const change = db.updateTable('organization').where('id', '=', id);
  await change.set({ status: 'closing' }).execute();
  await change.set({ status: 'deactivated', is_listed: false }).execute();
}

describe('an organization that somebody opens', () => {
  it('delivers from the start if that is what it is for, so its owner is a courier', async () => {
    const person = await newPerson();
    await person.open();
    expect(await person.limits()).toMatchObject({ is_delivery_service: false });
    await person.open({ type: 13, subtypes: [] });
    expect(await person.limits()).toMatchObject({ is_delivery_service: true });
  });

  it('is there for everybody with what its owner has told, and begins with the usual roles', async () => {
    const person = await newPerson();
    expect(await person.limits()).toEqual({
      can_add_organization: true,
      is_delivery_service: false,
    });
    const opened = await person.open();
    expect(opened.status).toBe(201);
    const id = idOf(opened);
    expect(await read(id)).toMatchObject({
      title: 'Тёплый хлеб',
      type: 'Пекарня и кондитерская',
      subtypes: ['Хлеб'],
      contacts: BAKERY.contacts,
      socials: [{ kind: 'instagram', value: 'teplo', url: 'https://instagram.com/teplo' }],
      average_check: { amount: '450.50', currency: 'KGS' },
      working_hours: {
        week: [
          { weekday: 1, opens_at: '09:00', closes_at: '13:00' },
          { weekday: 1, opens_at: '14:00', closes_at: '20:00' },
        ],
        special_days: [{ day: '2099-01-01', hours: [] }],
      },
    });
    expect((await read(id, 'en')).description).toBe('Bread from the oven');
    expect((await read(id, 'de')).description).toBe('Хлеб из печи');
    const roles = await server.database.db
      .selectFrom('role')
      .select('title')
      .where('organization_id', '=', id)
      .orderBy('id')
      .execute();
    expect(roles.map(({ title }) => title)).toEqual([
      'Продавец',
      'Менеджер',
      'Контролёр',
      'Курьер',
    ]);
    const mine = await server.call('/organizations/my/', { token: person.token });
    expect(mine.body).toMatchObject({ list: [{ id, is_owner: true }] });
    const title = await server.call(`/organizations/${id}/getOrganizationTitle/`);
    expect(title.body).toEqual({ title: 'Тёплый хлеб' });
  });

  it('has the clock of the place where it is', async () => {
    const person = await newPerson();
    const id = idOf(await person.open({ location: { latitude: 52.52, longitude: 13.4 } }));
    expect((await person.settings(id)).time_zone).toBe('Europe/Berlin');
  });

  it('is open to everybody unless its owner gates it, and stays as it is when an edit says nothing of it', async () => {
    const person = await newPerson();
    const gatesOf = async (id: number) => (await person.settings(id)).is_gated;
    expect(await gatesOf(idOf(await person.open()))).toBe(false);
    const id = idOf(await person.open({ is_gated: true }));
    expect(await read(id)).toMatchObject({ is_gated: true });
    await person.edit(id, { title: 'Свои' });
    expect(await gatesOf(id)).toBe(true);
    await person.edit(id, { is_gated: false, version: 2 });
    expect(await gatesOf(id)).toBe(false);
  });

  it('is one, however often the same request arrives', async () => {
    const person = await newPerson();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 200 }, () => person.open({}, key)));
    const served = answers.filter(({ status }) => status === 201);
    expect(new Set(served.map(idOf)).size).toBe(1);
    expect(await owned(person.userId)).toBe(1);
  });

  it('is one of no more than people may own, also when they ask many times at once', async () => {
    const person = await newPerson();
    const answers = await Promise.all(Array.from({ length: 100 }, () => person.open()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(await owned(person.userId)).toBe(3);
    expect(await person.limits()).toMatchObject({ can_add_organization: false });
    expect(await person.open()).toMatchObject({
      status: 422,
      body: { code: 'organization_limit' },
    });
  });

  it('does not count once it is closed, and opens again only within the limit', async () => {
    const person = await newPerson();
    const id = idOf(await person.open());
    await person.open();
    await person.open();
    await close(id);
    expect(await person.limits()).toMatchObject({ can_add_organization: true });
    const fourth = await person.open();
    expect(fourth.status).toBe(201);
    const reopen = () =>
      server.call(`/organizations/${id}/reactivate/`, { method: 'POST', token: person.token });
    expect(await reopen()).toMatchObject({ status: 422, body: { code: 'organization_limit' } });
    await close(idOf(fourth));
    expect((await reopen()).status).toBe(200);
  });

  it.each([
    ['title', { title: ' ' }],
    ['description', { description: { ru: '  ' } }],
    ['type', { type: 9999 }],
    ['type', { type: 1502 }],
    ['subtypes', { subtypes: [101] }],
    ['region.country', { region: { country: 'Kyrgyzstan', city: 'Бишкек' } }],
    ['currency', { currency: '' }],
    ['currency', { currency: 'ZZZ' }],
    ['average_check', { average_check: '0.00' }],
    ['average_check', { average_check: '1.005' }],
    ['image_id', { image_id: 999_999 }],
    ['week', { week: [] }],
    ['week.0.start_time', { week: [{ weekday: 1, start_time: '', end_time: '18:00' }] }],
    ['week.0.end_time', { week: [{ weekday: 1, start_time: '09:00', end_time: '25:00' }] }],
    [
      'week.1.start_time',
      {
        week: [
          { weekday: 1, start_time: '09:00', end_time: '14:00' },
          { weekday: 1, start_time: '13:00', end_time: '18:00' },
        ],
      },
    ],
    ['special_days.0.day', { special_days: [{ day: '2026-02-30', hours: [] }] }],
    ['contacts', { contacts: [{ kind: 'mail', value: 'hello@example.kg' }] }],
    ['contacts.0.value', { contacts: [{ kind: 'phone', value: '12' }] }],
    ['socials.0.value', { socials: [{ kind: 'web', value: 'javascript:alert(1)' }] }],
  ])('names %s when that is wrong', async (field, values) => {
    const person = await newPerson();
    const { status, body } = await person.open(values);
    expect(status).toBe(400);
    expect(Object.keys((body as { errors: object }).errors)).toContain(field);
    expect(await owned(person.userId)).toBe(0);
  });

  it('tells in plain words what is missing, each once', async () => {
    const person = await newPerson();
    const errorsOf = async (values: object) =>
      ((await person.open(values)).body as { errors: object }).errors;
    expect(await errorsOf({ contacts: [], week: [] })).toEqual({
      contacts: ['Укажите контактный номер'],
      week: ['Укажите время начала и окончания хотя бы одного дня'],
    });
    const week = [{ weekday: 1, start_time: '', end_time: '18:00' }];
    expect(await errorsOf({ week })).toEqual({ 'week.0.start_time': ['Укажите время начала'] });
    expect(await errorsOf({ type: 9999 })).toEqual({
      type: ['Такого варианта нет: выберите другой'],
    });
  });
});

describe('an edit', () => {
  it('of two editors who have seen the same, the second is told, and nothing of the first is lost', async () => {
    const owner = await newPerson();
    const id = idOf(await owner.open());
    const manager = await newPerson();
    await createMember(server.database.db, id, ['can_edit_organization'], manager.userId);
    const answers = await Promise.all([
      owner.edit(id, { title: 'Первый' }),
      manager.edit(id, { title: 'Второй' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'organization_changed' });
    const { title, version } = await owner.settings(id);
    expect([title, version]).toEqual([answers[0]!.status === 200 ? 'Первый' : 'Второй', 2]);
    expect((await manager.edit(id, { title: 'Второй', version: 2 })).status).toBe(200);
  });

  it('belongs to those who may make it', async () => {
    const owner = await newPerson();
    const id = idOf(await owner.open());
    const seller = await newPerson();
    await createMember(server.database.db, id, ['can_sell'], seller.userId);
    expect((await seller.edit(id, {})).status).toBe(403);
    const stranger = await newPerson();
    await stranger.open();
    expect((await stranger.edit(id, {})).status).toBe(404);
    const guest = await server.call(`/organizations/${id}/`, {
      method: 'PUT',
      body: { ...BAKERY, version: 1 },
    });
    expect(guest.status).toBe(401);
    expect((await owner.settings(id)).version).toBe(1);
  });

  it('finds it by its new name', async () => {
    const owner = await newPerson();
    const id = idOf(await owner.open({ title: 'Старожил' }));
    await owner.edit(id, { title: 'Новосёл' });
    const find = async (search: string) =>
      (
        (await server.call(`/shop/search/organizations/?search=${encodeURIComponent(search)}`))
          .body as { list: { id: number }[] }
      ).list.map((found) => found.id);
    expect(await find('новосел')).toContain(id);
    expect(await find('старожил')).not.toContain(id);
  });

  it('changes the currency until something has a price in it', async () => {
    const owner = await newPerson();
    const id = idOf(await owner.open());
    expect((await owner.edit(id, { currency: 'USD' })).status).toBe(200);
    await createItem(server.database.db, { organization_id: id });
    expect(await owner.edit(id, { currency: 'KGS', version: 2 })).toMatchObject({
      status: 409,
      body: { code: 'currency_frozen' },
    });
    expect(await owner.settings(id)).toMatchObject({ is_currency_frozen: true, currency: 'USD' });
    await expect(
      server.database.db
        .updateTable('organization')
        .set({ currency: 'KGS' })
        .where('id', '=', id)
        .execute(),
    ).rejects.toThrow('has sums in USD');
  });

  it('leaves old receipts as they were', async () => {
    const owner = await newPerson();
    const client = await newPerson();
    const id = idOf(await owner.open());
    const place = { organization_id: id, client_id: client.userId };
    const before = await createOrder(server.database.db, place);
    await owner.edit(id, { title: 'Переименованная', address: 'Манаса, 40' });
    const after = await createOrder(server.database.db, place);
    const receipt = async (order: number) =>
      (await server.call(`/receipts/${order}/`, { token: client.token })).body;
    expect(await receipt(before)).toMatchObject({
      organization: { title: 'Тёплый хлеб', address: 'Чуй, 1' },
    });
    expect(await receipt(after)).toMatchObject({
      organization: { title: 'Переименованная', address: 'Манаса, 40' },
    });
  });
});
