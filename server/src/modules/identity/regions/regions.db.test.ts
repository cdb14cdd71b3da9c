import { createOrganization } from '../../../testing/factories/catalog.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

interface Region {
  readonly code: string;
  readonly has_organizations: boolean;
}

interface Lookup {
  readonly results: Readonly<Record<string, readonly { name: string; value?: string }[]>>;
  readonly next: number | null;
  readonly overall_total: number;
}

const ask = async (path: string, locale = 'ru') =>
  (await server.call(path, { headers: { 'accept-language': locale } })).body as Lookup;

it('lists the countries by name, in the language asked for, with flag and currency', async () => {
  const { results, overall_total } = await ask('/countries/?code=KG', 'en');
  expect(overall_total).toBe(1);
  expect(results['countries']).toEqual([
    {
      type: 'countries',
      code: 'KG',
      name: 'Kyrgyzstan',
      flag: '/flags/KG.svg',
      currency: { code: 'KGS', name: 'Kyrgystani Som' },
      has_organizations: false,
    },
  ]);
  const all = await ask('/countries/', 'de');
  expect(all.overall_total).toBeGreaterThan(190);
  const names = all.results['countries']!.map(({ name }) => name);
  expect(names).toEqual(names.toSorted(new Intl.Collator('de').compare));
});

it('says in which countries there are organizations', async () => {
  await createOrganization(server.database.db, { city: 'Алматы', country: 'KZ' });
  const { results } = await ask('/countries/');
  const served = (results['countries'] as unknown as Region[]).filter((r) => r.has_organizations);
  expect(served.map(({ code }) => code)).toEqual(['KZ']);
});

it('hands out every country once, page by page', async () => {
  const { overall_total } = await ask('/countries/');
  const seen = new Set<string>();
  for (let page: number | null = 1; page;) {
    const answer: Lookup = await ask(`/countries/?limit=100&page=${page}`);
    for (const { name } of answer.results['countries']!) seen.add(name);
    page = answer.next;
  }
  expect(seen.size).toBe(overall_total);
});

it('lists the cities of a country, and those that organizations bring along', async () => {
  const { db } = server.database;
  await createOrganization(db, { city: 'Кант', country: 'KG' });
  await createOrganization(db, { city: 'Бишкек', country: 'KG' });
  const { results } = await ask('/cities/?country=KG', 'en');
  const cities = results['cities']!;
  expect(cities.filter(({ value }) => value === 'Бишкек')).toEqual([
    { type: 'cities', value: 'Бишкек', name: 'Bishkek', country: 'KG' },
  ]);
  expect(cities.map(({ value }) => value)).toContain('Кант');
  expect(cities.map(({ value }) => value)).not.toContain('Алматы');
  expect((await ask('/cities/?search=биш')).results['cities']).toHaveLength(1);
});

it('tells where the caller is: the default country at home, the city of an address elsewhere', async () => {
  const home = await server.call('/my_location/', { remoteAddress: '192.168.1.5' });
  expect(home.body).toEqual({
    IPv4: '192.168.1.5',
    country_code: 'KG',
    country_name: 'Кыргызстан',
    city: 'Бишкек',
    // The first city stands for the country, and for nothing more.
    city_value: null,
    state: null,
    postal: null,
    latitude: 42.876,
    longitude: 74.6057,
  });
  const abroad = await server.call('/my_location/', { remoteAddress: '8.8.8.8' });
  expect(abroad.body).toMatchObject({
    IPv4: '8.8.8.8',
    country_code: 'US',
    country_name: 'Соединенные Штаты',
    city: 'Mountain View',
    city_value: null,
    state: 'California',
    latitude: expect.closeTo(37.42, 1),
    longitude: expect.closeTo(-122.08, 1),
  });
  const inside = await server.call('/my_location/', {
    remoteAddress: '178.217.168.1',
    headers: { 'accept-language': 'de' },
  });
  expect(inside.body).toMatchObject({ city: 'Bischkek', city_value: 'Бишкек', state: 'Bishkek' });
});

it('serves flags and nothing else of that kind', async () => {
  const flag = await server.app.inject('/flags/KG.svg');
  expect(flag.headers['content-type']).toBe('image/svg+xml');
  expect(flag.body).toMatch(/^<svg/);
  for (const name of ['XX.svg', 'kg.svg', 'default.svg', 'KG.png', '__proto__'])
    expect((await server.app.inject(`/flags/${name}`)).statusCode).toBe(404);
});
