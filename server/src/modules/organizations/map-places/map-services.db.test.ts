import type { RequestListener } from 'node:http';
import type { PlacePreview } from '@karavan/shared-api/contract/map-places';
import { createUser } from '../../../testing/factories/accounts.ts';
import { INTERNET, listen } from '../../../testing/internet.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { drawPicture } from '../../../platform/files/draw-picture.ts';

const GOOGLE_PLACE = {
  id: 'ChIJRealCoffeeHouse0001',
  displayName: { text: 'Real Coffee', languageCode: 'en' },
  formattedAddress: '155 Chuy Ave, Bishkek',
  addressComponents: [
    { longText: '155', shortText: '155', types: ['street_number'] },
    { longText: 'Chuy Ave', shortText: 'Chuy Ave', types: ['route'] },
    { longText: 'Bishkek', shortText: 'Bishkek', types: ['locality', 'political'] },
    { longText: 'Kyrgyzstan', shortText: 'KG', types: ['country', 'political'] },
  ],
  location: { latitude: 42.8746, longitude: 74.5698 },
  internationalPhoneNumber: '+996 555 147-147',
  websiteUri: 'https://coffee.example/',
  regularOpeningHours: {
    periods: [
      { open: { day: 0, hour: 10, minute: 0 }, close: { day: 0, hour: 18, minute: 30 } },
      { open: { day: 5, hour: 9, minute: 0 }, close: { day: 6, hour: 2, minute: 0 } },
    ],
  },
  primaryType: 'coffee_shop',
  primaryTypeDisplayName: { text: 'Coffee shop' },
  types: ['coffee_shop', 'store'],
  googleMapsUri: 'https://maps.google.com/?cid=1885667171979194497',
  photos: [{ name: 'places/ChIJRealCoffeeHouse0001/photos/AUc7' }],
};

const BRANCH = {
  id: '70000001000000200_hash1',
  name: 'Настоящий кофе, кофейня',
  address_name: 'Чуй проспект, 155',
  point: { lat: 42.8746, lon: 74.5698 },
  adm_div: [
    { type: 'country', name: 'Киргизия' },
    { type: 'city', name: 'Бишкек' },
  ],
  schedule: {
    Mon: {
      working_hours: [
        { from: '09:00', to: '13:00' },
        { from: '14:00', to: '24:00' },
      ],
    },
  },
  contact_groups: [
    {
      contacts: [
        { type: 'phone', value: '+996312900900', text: '+996 (312) 900-900' },
        { type: 'website', value: 'http://link.2gis.com/x', text: 'coffee.example' },
      ],
    },
  ],
  rubrics: [{ id: '1', name: 'Кофейни' }],
};

const asked: { readonly url: URL; readonly key: string | undefined }[] = [];
let answer: (url: URL) => unknown = () => null;
const service: RequestListener = (request, response) => {
  const url = new URL(request.url!, 'http://service.test');
  asked.push({ url, key: request.headers['x-goog-api-key'] as string | undefined });
  if (url.pathname === '/picture.png') {
    const picture = drawPicture({ width: 600, height: 600 }, [0, 0, 0], [255, 255, 255]);
    response.setHeader('content-type', 'image/png').end(picture);
    return;
  }
  const content = answer(url);
  response.statusCode = content === null ? 404 : 200;
  response.setHeader('content-type', 'application/json').end(JSON.stringify(content));
};

let far: Awaited<ReturnType<typeof listen>>;
let server: TestServer;
let token: string;
beforeAll(async () => {
  far = await listen(INTERNET, service);
  server = await createTestServer({
    GOOGLE_PLACES_KEY: 'google-secret',
    GOOGLE_PLACES_URL: far.url,
    TWO_GIS_KEY: 'gis-secret',
    TWO_GIS_URL: far.url,
  });
});
beforeEach(async () => {
  asked.splice(0);
  token = await server.sessionOf(await createUser(server.database.db));
});
afterAll(async () => {
  await server.close();
  await far.close();
});

const preview = async (source: 'google_maps' | 'two_gis', link: string) => {
  const path = `/organizations/${source}/preview/`;
  const { status, body } = await server.call(path, { method: 'POST', token, body: { link } });
  return { status, body: body as PlacePreview };
};

const BY_ID = `https://www.google.com/maps/place/?q=place_id:${GOOGLE_PLACE.id}`;

describe('Google Maps', () => {
  const answerGoogle = (url: URL) => {
    if (url.pathname === '/v1/places:searchText') {
      const { id, googleMapsUri } = GOOGLE_PLACE;
      return {
        places: [
          { id: 'ChIJother', googleMapsUri: 'https://maps.google.com/?cid=1' },
          { id, googleMapsUri },
        ],
      };
    }
    if (url.pathname.endsWith('/media')) return { photoUri: `${far.url}picture.png` };
    return url.pathname === `/v1/places/${GOOGLE_PLACE.id}` ? GOOGLE_PLACE : null;
  };
  beforeEach(() => {
    answer = answerGoogle;
  });

  it('tells of a place what a form can take over', async () => {
    const { status, body } = await preview('google_maps', BY_ID);
    expect(status).toBe(200);
    expect(body.place).toEqual({
      source: 'google_maps',
      place_id: GOOGLE_PLACE.id,
      title: 'Real Coffee',
      address: 'Chuy Ave, 155',
      city: 'Бишкек',
      country: 'KG',
      latitude: 42.8746,
      longitude: 74.5698,
      week: [
        { weekday: 5, start_time: '09:00', end_time: '02:00' },
        { weekday: 7, start_time: '10:00', end_time: '18:30' },
      ],
      phones: ['+996555147147'],
      site: 'https://coffee.example',
      kind: 'Coffee shop',
      type: 6,
      url: GOOGLE_PLACE.googleMapsUri,
    });
    expect(body.pictures).toHaveLength(1);
    expect(asked[0]!.key).toBe('google-secret');
    // The key goes to the service alone.
    expect(asked.find(({ url }) => url.pathname === '/picture.png')!.key).toBeUndefined();
  });

  it('finds a place by its name and number', async () => {
    const pair = '0x389ec9a0b1c2d3e4:0x1a2b3c4d5e6f7081';
    const link = `https://www.google.com/maps/place/Real+Coffee/@42.87,74.57,17z/data=!1s${pair}`;
    const { body } = await preview('google_maps', link);
    expect(body.place.place_id).toBe(GOOGLE_PLACE.id);
  });

  it('shows a place without the picture that cannot be had', async () => {
    answer = (url) => (url.pathname.endsWith('/media') ? null : answerGoogle(url));
    const { status, body } = await preview('google_maps', BY_ID);
    expect([status, body.pictures]).toEqual([200, []]);
  });

  it('is not there where the service answers nonsense', async () => {
    answer = () => ({ id: 1 });
    expect((await preview('google_maps', BY_ID)).status).toBe(503);
  });

  it('knows no such place', async () => {
    answer = () => null;
    expect((await preview('google_maps', BY_ID)).status).toBe(404);
  });
});

describe('2GIS', () => {
  const link = 'https://2gis.kg/bishkek/firm/70000001000000200';

  it('tells of a branch', async () => {
    answer = () => ({ meta: { code: 200 }, result: { items: [BRANCH] } });
    const { body } = await preview('two_gis', link);
    expect(body.place).toEqual({
      source: 'two_gis',
      place_id: '70000001000000200',
      title: 'Настоящий кофе, кофейня',
      address: 'Чуй проспект, 155',
      city: 'Бишкек',
      country: 'KG',
      latitude: 42.8746,
      longitude: 74.5698,
      week: [
        { weekday: 1, start_time: '09:00', end_time: '13:00' },
        { weekday: 1, start_time: '14:00', end_time: '00:00' },
      ],
      phones: ['+996312900900'],
      site: 'https://coffee.example',
      kind: 'Кофейни',
      type: 6,
      url: 'https://2gis.com/firm/70000001000000200',
    });
    expect(asked[0]!.url.searchParams.get('key')).toBe('gis-secret');
  });

  it('says not found within an answer too', async () => {
    answer = () => ({ meta: { code: 404 } });
    expect((await preview('two_gis', link)).status).toBe(404);
  });
});
