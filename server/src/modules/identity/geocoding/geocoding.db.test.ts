import type { RequestListener } from 'node:http';
import type { GeocodedPlace } from '@karavan/shared-api/contract/geocoding';
import { createUser } from '../../../testing/factories/accounts.ts';
import { INTERNET, listen } from '../../../testing/internet.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

const ROW = {
  lat: '42.8746',
  lon: '74.5698',
  name: '',
  display_name: '155, просп. Чуй, Бишкек',
  licence: 'Data © OpenStreetMap contributors',
  address: {
    house_number: '155',
    road: 'проспект Чуй',
    suburb: 'Свердловский район',
    city: 'Bischkek',
    country: 'Kirgisistan',
    country_code: 'kg',
  },
};

let answer: RequestListener = (_request, response) => response.end('[]');
const asked: URL[] = [];
let service: Awaited<ReturnType<typeof listen>>;
let server: TestServer;
let token: string;
beforeAll(async () => {
  service = await listen(INTERNET, (request, response) => {
    asked.push(new URL(request.url!, 'http://service.test'));
    answer(request, response);
  });
  server = await createTestServer({
    GEOCODER_URL: `${service.url}nominatim?key=secret`,
    GEOCODER_PER_SECOND: '1000',
    GEOCODING_PER_PERSON_MINUTE: '40',
  });
});
beforeEach(async () => {
  asked.splice(0);
  token = await server.sessionOf(await createUser(server.database.db));
});
afterAll(async () => {
  await server.close();
  await service.close();
});

const json =
  (value: unknown): RequestListener =>
  (_request, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(value));

interface Answer {
  readonly list: readonly GeocodedPlace[];
  readonly credits: string | null;
}

const search = async (query: string, on = server) => {
  const session = on === server ? token : await on.sessionOf(await createUser(on.database.db));
  const { body } = await on.call(`/geocoding/search/?query=${encodeURIComponent(query)}`, {
    token: session,
    headers: { 'accept-language': 'de' },
  });
  return body as Answer;
};

it('asks the service, names it, and keeps what it has answered', async () => {
  answer = json([ROW]);
  const found = await search('Чуй 155');
  expect(found).toEqual({
    credits: 'Data © OpenStreetMap contributors',
    list: [
      {
        kind: 'house',
        title: 'проспект Чуй, 155',
        detail: 'Bischkek, Kirgisistan',
        city: { type: 'cities', value: 'Бишкек', name: 'Bischkek', country: 'KG' },
        district: 'Свердловский район',
        country_code: 'KG',
        latitude: 42.8746,
        longitude: 74.5698,
        is_approximate: false,
      },
    ],
  });
  expect(await search('чуй 155')).toEqual(found);
  expect(asked.map(({ pathname }) => pathname)).toEqual(['/nominatim/search']);
  expect(Object.fromEntries(asked[0]!.searchParams)).toMatchObject({
    key: 'secret',
    q: 'Чуй 155',
    'accept-language': 'de',
    format: 'jsonv2',
  });
});

it('answers from our own tables where the service finds nothing', async () => {
  answer = json([]);
  const { list, credits } = await search('Токтогула 10');
  expect([list[0]?.title, credits]).toEqual(['Toktogul-Straße, 10', null]);
});

it('knows the address of a point', async () => {
  answer = json(ROW);
  const at = (point: string) => server.call(`/geocoding/reverse/?at=${point}`, { token });
  expect((await at('42.8746,74.5698')).body).toMatchObject({
    place: { title: 'проспект Чуй, 155' },
  });
  answer = json({ error: 'Unable to geocode' });
  expect((await at('0,0')).body).toEqual({ place: null, credits: null });
  for (const wrong of ['', '1', '91x,0', '1,2,3', "1,2'"])
    expect((await at(encodeURIComponent(wrong))).status).toBe(400);
});

describe('our own tables answer, and the service is left in peace,', () => {
  it.each<[string, RequestListener]>([
    ['when it fails', (_request, response) => response.writeHead(500).end()],
    ['when it answers with a page', (_request, response) => response.end('<html>')],
    ['when it answers something else', json([{ lat: 'north' }])],
    ['when it breaks off', (_request, response) => response.destroy()],
    ['when it is slow', () => undefined],
  ])('%s', async (_, fails) => {
    const broken = await createTestServer({ GEOCODER_URL: service.url, GEOCODER_PER_SECOND: '99' });
    try {
      answer = fails;
      expect((await search('Токтогула 10', broken)).list[0]?.title).toBe('Toktogul-Straße, 10');
      expect((await search('Ибраимова 10', broken)).list[0]?.title).toBe('Ibraimov-Straße, 10');
      expect(asked).toHaveLength(1);
    } finally {
      await broken.close();
    }
  });

  it('when it has been asked often enough', async () => {
    const busy = await createTestServer({ GEOCODER_URL: service.url, GEOCODER_PER_SECOND: '1' });
    try {
      answer = json([ROW]);
      await Promise.all(['Чуй 1', 'Чуй 2', 'Чуй 3', 'Чуй 4'].map((text) => search(text, busy)));
      expect(asked.length).toBeLessThan(4);
    } finally {
      await busy.close();
    }
  });
});

it('is for people who have signed in, so many times a minute', async () => {
  expect((await server.call('/geocoding/search/?query=a')).status).toBe(401);
  answer = json([ROW]);
  const answers = await Promise.all(
    Array.from({ length: 45 }, () => server.call('/geocoding/search/?query=Osh', { token })),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
});
