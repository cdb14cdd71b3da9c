import fc from 'fast-check';
import { sql } from 'kysely';
import { createOrganization } from '../../../testing/factories/catalog.ts';
import { createCard } from '../../../testing/factories/discounts.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { storeServices } from './index.ts';

const HAIRCUT = 101;
const MANICURE = 102;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await storeServices(server.database.db);
});
afterAll(() => server.close());

const get = async <T>(path: string) => (await server.call(path)).body as T;

/** Places that are missing, and those that are told and are not so. */
async function misplaced() {
  const { db } = server.database;
  const told = sql`select organization_id, list_id, type_id, latitude, longitude, point::text
    from listed_place`;
  const actual = sql`select organization.id, list.id, type_id, latitude, longitude,
      map_point(longitude, latitude)::text
    from organization
    cross join lateral (
      select 0 as id union all
      select service_id from organization_service where organization_id = organization.id
      union all
      select distinct -1 from discount_card
        where organization_id = organization.id and not is_paused
      union all
      select distinct -2 from partnership
        where status = 'accepted' and organization.id in (requester_id, recipient_id)
          and requester_id + recipient_id - organization.id not in (
            select closed.id from organization as closed where closed.status = 'deactivated')
    ) as list
    where is_listed`;
  const { rows } =
    await sql`(${told} except ${actual}) union all (${actual} except ${told})`.execute(db);
  return rows;
}

describe('the map of organizations', () => {
  interface Shown {
    readonly total: number;
    readonly clusters: readonly { readonly count: number }[];
    readonly places: readonly { readonly id: number }[];
  }

  it('shows few places as they are, and counts many by cells, as many as there are', async () => {
    const { db } = server.database;
    const id = await createOrganization(db, { latitude: -30.5, longitude: 20.5 });
    await sql`insert into organization_service values (${id}, ${HAIRCUT}, 0)`.execute(db);
    for (let index = 0; index < 70; index += 1) {
      await createOrganization(db, {
        latitude: -30 - (index % 10) / 10,
        longitude: 20 + Math.floor(index / 10) / 10,
      });
    }
    const box = 'south_west=-32,19&north_east=-29,22';
    const all = await get<Shown>(`/organizations/map/?${box}`);
    expect([all.total, all.places]).toEqual([71, []]);
    expect(all.clusters.reduce((sum, { count }) => sum + count, 0)).toBe(71);
    const ofService = await get<Shown>(`/organizations/map/?${box}&service=${HAIRCUT}`);
    expect(ofService).toMatchObject({ total: 1, clusters: [], places: [{ id }] });
    const few = await get<Shown>(
      '/organizations/map/?south_west=-30.05,19.95&north_east=-29.95,20.05',
    );
    expect([few.total, few.clusters]).toEqual([1, []]);
    expect(await get('/organizations/map/?south_west=10,10&north_east=5,5')).toEqual({
      total: 0,
      clusters: [],
      places: [],
    });
  });

  it('keeps the counts whoever comes, moves, is limited or goes', async () => {
    const { db } = server.database;
    const ids: number[] = [];
    const at = (x: number) => ({ latitude: -50 + x / 50, longitude: 30 + x / 40 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            step: fc.constantFrom(
              'come',
              'move',
              'limit',
              'offer',
              'go',
              'card',
              'pause',
              'pair',
              'end',
              'close',
            ),
            x: fc.nat(99),
          }),
          {
            maxLength: 20,
          },
        ),
        async (steps) => {
          for (const { step, x } of steps) {
            const id = ids[x % Math.max(1, ids.length)];
            if (step === 'come' || id === undefined) {
              ids.push(await createOrganization(db, at(x)));
            } else if (step === 'move') {
              await db.updateTable('organization').set(at(x)).where('id', '=', id).execute();
            } else if (step === 'limit') {
              await sql`update organization set is_listed = not is_listed
                where id = ${id} and status = 'active'`.execute(db);
            } else if (step === 'card') {
              await sql`insert into discount_card (organization_id, kind) values (${id}, 'fixed')
                on conflict do nothing`.execute(db);
            } else if (step === 'pause') {
              await sql`update discount_card set is_paused = not is_paused
                where organization_id = ${id}`.execute(db);
            } else if (step === 'pair') {
              await sql`insert into partnership (requester_id, recipient_id, status)
                select ${ids[0]}, ${id}, 'accepted' from organization
                where id in (${ids[0]}, ${id}) and status = 'active' having count(*) = 2
                on conflict do nothing`.execute(db);
            } else if (step === 'end') {
              await sql`update partnership set status = 'ended'
                where status = 'accepted' and ${id} in (requester_id, recipient_id)`.execute(db);
            } else if (step === 'close') {
              // Closed or on its way there, and open again.
              await sql`update organization set is_listed = false, status = case status
                  when 'active' then 'closing' when 'closing' then 'deactivated' else 'active' end
                where id = ${id}`.execute(db);
            } else if (step === 'offer') {
              await sql`insert into organization_service values (${id}, ${MANICURE}, 0)
                on conflict do nothing`.execute(db);
            } else {
              await sql`delete from organization_service where organization_id = ${id}`.execute(db);
            }
          }
          const { rows } = await sql`
            select service_id, zoom, x, y, organizations, latitudes, longitudes
              from map_cell where organizations > 0
            except
            select service_id, zoom, map_column(longitude, zoom), map_row(latitude, zoom), count(*),
              sum(round(latitude * 1e6)::bigint), sum(round(longitude * 1e6)::bigint)
            from organization
            cross join lateral (
              select 0 as service_id union all
              select service_id from organization_service where organization_id = organization.id
            ) as offered
            cross join generate_series(0, 18, 2) as zoom
            where is_listed group by 1, 2, 3, 4`.execute(db);
          expect(rows).toEqual([]);
          expect(await misplaced()).toEqual([]);
        },
      ),
      { numRuns: 15 },
    );
  });

  it('keeps the lists of an organization that changes in several ways at once', async () => {
    const { db } = server.database;
    const id = await createOrganization(db);
    const partner = await createOrganization(db);
    await createCard(db, id, 'fixed', [[500, 0]]);
    await sql`insert into partnership (requester_id, recipient_id, status)
      values (${id}, ${partner}, 'accepted')`.execute(db);
    for (let round = 0; round < 10; round += 1) {
      await Promise.all([
        sql`update organization set is_listed = not is_listed where id = ${id}`.execute(db),
        sql`update discount_card set is_paused = not is_paused where organization_id = ${id}`.execute(
          db,
        ),
        round % 2 === 0
          ? sql`insert into organization_service values (${id}, ${MANICURE}, 0)`.execute(db)
          : sql`delete from organization_service where organization_id = ${id}`.execute(db),
        sql`update partnership set status = case status when 'accepted' then 'ended' else 'accepted' end
          where requester_id = ${id}`.execute(db),
      ]);
      expect(await misplaced()).toEqual([]);
    }
  });
});
