import { parseArgs } from 'node:util';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../server/src/database-tables.ts';
import { encodeCursor } from '../../server/src/platform/paging/cursor.ts';
import { openWorld, type Request } from './open-world.ts';
import { reportGrowth } from './report-growth.ts';
import { scatterPlaces } from './scatter-places.ts';

/**
 * What maps, lists and services cost the database among a thousand organizations and among many: pages touched
 * and time, as ratios. `node bench/growth/places.ts --places 1000000`
 */
const FEW = 1000;
const { values: options } = parseArgs({
  options: { places: { type: 'string', default: '1000000' } },
});
const many = Number(options.places);

const { db, client, costsOf, close } = await openWorld();
await growTo(FEW);
const few = await costsOf(await requestsOf(db));
await growTo(many);
const costs = { few, many: await costsOf(await requestsOf(db)) };
await close();
reportGrowth({ name: 'places', few: FEW, many, costs });

async function growTo(places: number): Promise<void> {
  const { count } = await db
    .selectFrom('organization')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  await scatterPlaces(client, places - count);
  await client.query('vacuum (analyze)');
}

/** Every way to look for organizations, around the middle of the demo's city, with pages in the middle of a list. */
async function requestsOf(db: Kysely<Tables>): Promise<Request[]> {
  const { id: middle } = await db
    .selectFrom('organization')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  const deep = encodeCursor({ value: '', id: Math.ceil(middle / 2) });
  const service = String(
    (
      await db
        .selectFrom('organization_service')
        .select('service_id')
        .orderBy('service_id')
        .executeTakeFirstOrThrow()
    ).service_id,
  );
  const near = '42.8746,74.5698';
  const far = await farthest(db);
  const { requester_id: partner } = await db
    .selectFrom('partnership')
    .select('requester_id')
    .where('status', '=', 'accepted')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const { id: promotion } = await db
    .selectFrom('promotion')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  const latePromotion = encodeCursor({ value: '', id: Math.ceil(promotion / 2) });
  const list = (name: string, query: Readonly<Record<string, string>>) => ({
    name: `list ${name}`,
    path: `/organizations/?${new URLSearchParams(query)}`,
  });
  const of = (name: string, path: string, query: Readonly<Record<string, string>> = {}) => ({
    name,
    path: `${path}?${new URLSearchParams(query)}`,
  });
  const map = (name: string, degrees: number, query: Readonly<Record<string, string>> = {}) => ({
    name: `map of ${name}`,
    path: `/organizations/map/?${new URLSearchParams({ ...boxOf(degrees), ...query })}`,
  });
  return [
    { ...map('the world', 0), path: '/organizations/map/?south_west=-85,-179&north_east=85,179' },
    map('a country', 8),
    map('a region', 2),
    map('a city', 0.25),
    map('a city, service', 0.25, { service }),
    map('a district', 0.03),
    map('a street', 0.004),
    map('a street, service', 0.004, { service }),
    map('a house', 0.0005),
    list('beside the map of a city', boxOf(0.25)),
    list('beside the map of a street', boxOf(0.004)),
    list('newest', {}),
    list('newest, deep', { cursor: deep }),
    list('of a city', { city: 'Бишкек' }),
    list('of a service', { service }),
    list('verified', { verified: 'true' }),
    list('open now', { open_now: 'true' }),
    list('near', { near }),
    list('near, deep', { near, cursor: far }),
    list('near, within a kilometre', { near, within: '1' }),
    list('near, open now', { near, open_now: 'true' }),
    list('near, of a service', { near, service }),
    list('search, common word', { search: 'маг' }),
    list('search, unknown word', { search: 'qzxwv' }),
    { name: 'services', path: '/services/' },
    { name: 'organizations of a service', path: `/services/${service}/organizations/` },
    of('partners', '/partners/'),
    of('partners, deep', '/partners/', { cursor: deep }),
    of('partners, search, common word', '/partners/', { search: 'маг' }),
    of('partners, search, unknown word', '/partners/', { search: 'qzxwv' }),
    of('categories of partners', '/partners/categories/'),
    of('posts of a partner', `/partners/${partner}/posts/`),
    of('promotions', '/promos/'),
    of('promotions, deep', '/promos/', { cursor: latePromotion }),
    of('promotions, ending soon', '/promos/', { ending: 'soon' }),
    of('promotions with a code', '/promos/', { kind: 'code' }),
    of('discounts', '/discounts/'),
    of('discounts, deep', '/discounts/', { cursor: deep }),
    of('discounts, near', '/discounts/', { near }),
    of('discounts, near, deep', '/discounts/', { near, cursor: far }),
    of('banners', '/banners/', { place: 'feed' }),
  ];
}

/** The cursor after the nine-hundredth organization around the middle of the city. */
async function farthest(db: Kysely<Tables>): Promise<string> {
  const {
    rows: [row],
  } = await sql<{ id: number; remoteness: number }>`
    select organization_id as id, point <-> map_point(74.5698, 42.8746) as remoteness
    from listed_place where list_id = 0 order by remoteness, id offset 899 limit 1`.execute(db);
  return encodeCursor({ value: String(row!.remoteness), id: row!.id });
}

/** As wide as that, around the middle of the city. */
function boxOf(degrees: number) {
  const [latitude, longitude] = [42.8746, 74.5698];
  const half = degrees / 2;
  return {
    south_west: cornerOf(latitude - half, longitude - half),
    north_east: cornerOf(latitude + half, longitude + half),
  };
}

function cornerOf(latitude: number, longitude: number): string {
  return `${latitude.toFixed(6)},${longitude.toFixed(6)}`;
}
