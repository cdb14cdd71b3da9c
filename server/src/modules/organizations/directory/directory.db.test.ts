import fc from 'fast-check';
import { sql } from 'kysely';
import type { Page } from '@karavan/shared-api/contract/page';
import type { ListedOrganization } from '@karavan/shared-api/contract/organizations';
import type { ServiceCategory } from '@karavan/shared-api/contract/services';
import { createUser } from '../../../testing/factories/accounts.ts';
import { createItem, createOrganization } from '../../../testing/factories/catalog.ts';
import { createCard } from '../../../testing/factories/discounts.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { isOpenAt, presentWorkingNow, selectWeek } from '../organizations/index.ts';
import { storeServices } from './index.ts';

const HAIRCUT = 101;
const MANICURE = 102;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await storeServices(server.database.db);
});
afterAll(() => server.close());

const get = async <T>(path: string, token?: string) =>
  (await server.call(path, token ? { token } : {})).body as T;
const list = (query: string, token?: string) =>
  get<Page<ListedOrganization>>(`/organizations/?${query}`, token);
const idsOf = (page: Page<{ readonly id: number }>) => page.list.map(({ id }) => id);

async function ownedOrganization(values: Parameters<typeof createOrganization>[1] = {}) {
  const owner = await createUser(server.database.db);
  const id = await createOrganization(server.database.db, { ownerId: owner, ...values });
  return { id, token: await server.sessionOf(owner) };
}

const choose = (id: number, token: string, service_ids: readonly number[]) =>
  server.call(`/organizations/${id}/services/`, { method: 'PUT', token, body: { service_ids } });

describe('the list of organizations', () => {
  it('goes on by cursor, the nearest first or the newest first', async () => {
    const { db } = server.database;
    const city = 'Нарын';
    const at = { city, latitude: 41.43, longitude: 76 };
    const near = await createOrganization(db, { ...at, latitude: 41.431 });
    const farther = await createOrganization(db, { ...at, latitude: 41.44 });
    const nearest = await createOrganization(db, at);
    await createOrganization(db, { ...at, latitude: 43 });
    const around = `city=${city}&near=41.43,76&within=10`;
    const first = await list(`${around}&limit=2`);
    expect([idsOf(first), first.total_count]).toEqual([[nearest, near], 3]);
    expect(first.list.map(({ distance }) => distance)).toEqual([0, 111]);
    const second = await list(`${around}&limit=2&cursor=${first.next}`);
    expect([idsOf(second), second.next]).toEqual([[farther], null]);
    const newest = await list(`city=${city}&limit=2`);
    expect(idsOf(newest)).toHaveLength(2);
    const older = await list(`city=${city}&limit=2&cursor=${newest.next}`);
    expect(idsOf(older)).toEqual([farther, near]);
    expect(idsOf(await list(`city=${city}&south_west=41.42,75.9&north_east=41.435,76.1`))).toEqual([
      nearest,
      near,
    ]);
  });

  it('finds by a part of the title, by type and subtype, and those that are verified', async () => {
    const { db } = server.database;
    await sql`insert into organization_type (id, parent_id, titles) values
      (31, null, '{"ru":"Пекарня"}'), (3101, 31, '{"ru":"Хлеб"}')`.execute(db);
    const baker = await createOrganization(db, { type_id: 31, title: 'Тёплый 100%_хлеб' });
    const other = await createOrganization(db, { type_id: 31, verification_status: 'verified' });
    await sql`insert into organization_subtype values (${baker}, 3101)`.execute(db);
    expect(idsOf(await list('type=31'))).toEqual([other, baker]);
    expect(idsOf(await list('type=3101'))).toEqual([baker]);
    expect(idsOf(await list('type=31&verified=true'))).toEqual([other]);
    expect(idsOf(await list(`search=${encodeURIComponent('ТЕПЛЫЙ')}`))).toEqual([baker]);
    expect(idsOf(await list(`search=${encodeURIComponent('%_')}`))).toEqual([baker]);
    expect(idsOf(await list(`search=${encodeURIComponent('%х')}`))).toEqual([]);
  });

  it('tells hours, the card and whether the caller follows', async () => {
    const { db } = server.database;
    const city = 'Талас';
    const { id } = await ownedOrganization({ city });
    const gated = await createOrganization(db, { city, is_gated: true });
    for (const organization_id of [id, gated]) {
      await createCard(db, organization_id, 'cumulative', [
        [300, 0],
        [750, 100],
      ]);
    }
    const token = await server.sessionOf(await createUser(db));
    await server.call(`/organizations/${id}/subscriptions/`, { method: 'PUT', token });
    const page = await list(`city=${city}`, token);
    expect(page.list).toMatchObject([
      { id: gated, discount: null, follow_status: 'none', working_now: null, distance: null },
      { id, discount: { kind: 'cumulative', percent: '7.5' }, follow_status: 'accepted' },
    ]);
    expect((await list(`city=${city}`)).list[0]!.follow_status).toBeNull();
  });

  it('knows in the database who is open, as pages tell it', async () => {
    const { db } = server.database;
    const id = await createOrganization(db, { city: 'Часы' });
    const time = fc
      .integer({ min: 0, max: 95 })
      .map(
        (quarter) =>
          `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${(quarter % 4) * 15 || '00'}`,
      );
    const hours = fc.record({ opens_at: time, closes_at: time });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ weekday: fc.integer({ min: 1, max: 7 }), hours }), {
          minLength: 1,
          maxLength: 7,
        }),
        fc.option(hours),
        fc.integer({ min: 0, max: 2 * 7 * 24 * 4 }),
        async (week, special, quarter) => {
          await db.deleteFrom('organization_hours').where('organization_id', '=', id).execute();
          await db
            .deleteFrom('organization_special_day')
            .where('organization_id', '=', id)
            .execute();
          const days = new Map(week.map(({ weekday, hours: own }) => [weekday, own]));
          await db
            .insertInto('organization_hours')
            .values([...days].map(([weekday, own]) => ({ organization_id: id, weekday, ...own })))
            .execute();
          const now = new Date(Math.floor(Date.now() / 900_000) * 900_000 + quarter * 900_000);
          const day = now.toISOString().slice(0, 10);
          await db
            .insertInto('organization_special_day')
            .values({
              organization_id: id,
              day,
              ...(special ?? { opens_at: null, closes_at: null }),
            })
            .execute();
          const row = await db
            .selectFrom('organization')
            .select(['time_zone', isOpenAt(now).as('is_open')])
            .select((eb) => selectWeek(eb.ref('organization.id')).as('week'))
            .where('id', '=', id)
            .executeTakeFirstOrThrow();
          expect(row.is_open).toBe(presentWorkingNow(row, now)!.state !== 'close');
        },
      ),
      { numRuns: 60 },
    );
  });

  it('reads its pages from indexes, however many organizations there are', async () => {
    const { db } = server.database;
    await db.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      const plan = async (where: string) => {
        const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select id from organization
          where is_listed and ${sql.raw(where)} order by id desc limit 21`.execute(trx);
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      };
      expect(await plan(`city = 'Ош'`)).toContain('organization_listed_city');
      expect(await plan('type_id = 5')).toContain('organization_listed_type');
    });
  });
});

describe('the services of an organization', () => {
  it('are chosen by whoever edits it, and counted where it is found', async () => {
    const { id, token } = await ownedOrganization();
    expect((await choose(id, token, [MANICURE, HAIRCUT])).status).toBe(200);
    expect(await get(`/organizations/${id}/services/`, token)).toEqual({
      service_ids: [MANICURE, HAIRCUT],
    });
    const countOf = async () =>
      (await get<{ list: ServiceCategory[] }>('/services/')).list
        .flatMap(({ services }) => services)
        .find((service) => service.id === HAIRCUT)!.organization_count;
    expect(await countOf()).toBe(1);
    expect(idsOf(await get(`/services/${HAIRCUT}/organizations/`))).toEqual([id]);
    const { db } = server.database;
    const setListed = (is_listed: boolean) =>
      db.updateTable('organization').set({ is_listed }).where('id', '=', id).execute();
    await setListed(false);
    expect([await countOf(), idsOf(await get(`/services/${HAIRCUT}/organizations/`))]).toEqual([
      0,
      [],
    ]);
    await setListed(true);
    await choose(id, token, [MANICURE]);
    expect(await countOf()).toBe(0);
    expect((await server.call(`/services/1/`)).status).toBe(404);
    expect(await get(`/services/${HAIRCUT}/`)).toMatchObject({ id: HAIRCUT, category: { id: 1 } });
  });

  it.each([[[1]], [[999_999]]])('are none that there are not: %j', async (ids) => {
    const { id, token } = await ownedOrganization();
    const { status, body } = await choose(id, token, ids);
    expect([status, body]).toMatchObject([400, { errors: { service_ids: [expect.any(String)] } }]);
  });

  it('are one of two choices that are made at once', async () => {
    const { id, token } = await ownedOrganization();
    const choices = [
      [101, 102, 201],
      [302, 201],
    ];
    await Promise.all(choices.map((ids) => choose(id, token, ids)));
    const { service_ids } = await get<{ service_ids: number[] }>(
      `/organizations/${id}/services/`,
      token,
    );
    expect(choices).toContainEqual(service_ids);
  });

  it('are no categories, whoever writes them', async () => {
    const { db } = server.database;
    const organization_id = await createOrganization(db);
    await expect(
      db
        .insertInto('organization_service')
        .values({ organization_id, service_id: 1, position: 0 })
        .execute(),
    ).rejects.toThrow('A category is no service');
  });

  it('have numbers that fit: another is refused by name', async () => {
    const tooBig = 2_147_483_648;
    for (const path of [
      `/services/${tooBig}/`,
      `/services/${tooBig}/organizations/`,
      `/organizations/map/?south_west=42,74&north_east=43,75&service=${tooBig}`,
    ]) {
      expect(await server.call(path)).toMatchObject({
        status: 400,
        body: { code: 'invalid_input' },
      });
    }
  });
});

describe('partners', () => {
  it('are found with how many they work with, and their posts are read', async () => {
    const { db } = server.database;
    const [one, other, third] = await Promise.all([
      createOrganization(db, { title: 'Партнёр первый' }),
      createOrganization(db, { title: 'Партнёр второй' }),
      createOrganization(db, { title: 'Партнёр третий' }),
    ]);
    await db
      .insertInto('partnership')
      .values([
        { requester_id: one, recipient_id: other, status: 'accepted' },
        { requester_id: third, recipient_id: one, status: 'requested' },
      ])
      .execute();
    const posts = [];
    for (let count = 0; count < 3; count += 1)
      posts.unshift(await createItem(db, { organization_id: other, name: `Сосед ${count}` }));
    await createItem(db, { organization_id: third });
    const search = encodeURIComponent('партнёр');
    const found = await get<Page<{ id: number }>>(`/partners/?search=${search}`);
    expect(found.list).toMatchObject([
      { id: Math.max(one, other), partner_count: 1 },
      { id: Math.min(one, other), partner_count: 1 },
    ]);
    expect(await get('/partners/categories/')).toMatchObject({ list: [{ id: 1 }] });
    const first = await get<Page<{ id: number }>>(`/partners/${one}/posts/?limit=2`);
    expect(idsOf(first)).toEqual(posts.slice(0, 2));
    const second = await get<Page<{ id: number }>>(
      `/partners/${one}/posts/?limit=2&cursor=${first.next}`,
    );
    expect([idsOf(second), second.next]).toEqual([posts.slice(2), null]);
    await sql`update partnership set status = 'ended' where requester_id = ${one}`.execute(db);
    expect(idsOf(await get(`/partners/${one}/posts/`))).toEqual([]);
    expect(idsOf(await get(`/partners/?search=${search}`))).toEqual([]);
  });
});
