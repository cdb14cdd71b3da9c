import fc from 'fast-check';
import { GeocodedPlace } from '@karavan/shared-api/contract/geocoding';
import { LOCALES, type Locale } from '@karavan/shared-api/contract/locales';
import { KNOWN_CITIES, STREETS } from '../../regions/index.ts';
import { ownGeocoder } from './own-geocoder.ts';

const BISHKEK = { latitude: 42.876, longitude: 74.6057 };
const ALMATY = { latitude: 43.2567, longitude: 76.9286 };

const search = async (typed: string, { locale = 'ru' as Locale, near = BISHKEK } = {}) =>
  (await ownGeocoder.search({ typed, locale, near })).result;
const first = async (...typed: Parameters<typeof search>) => {
  const [best] = await search(...typed);
  return best && `${best.title} | ${best.city!.value}`;
};

it.each([
  ['Чуй', 'просп. Чуй | Бишкек'],
  ['чуй 155', 'просп. Чуй, 155 | Бишкек'],
  ['просп. Чуй, 155', 'просп. Чуй, 155 | Бишкек'],
  ['проспект Чуй, дом 155, кв. 12', 'просп. Чуй, 155 | Бишкек'],
  ['Бишкек, ул. Токтогула 36а', 'ул. Токтогула, 36а | Бишкек'],
  ['Байтик-Баатыра 1/2', 'ул. Байтик-Баатыра, 1/2 | Бишкек'],
  ['чуйский проспект', 'просп. Чуй | Бишкек'],
  // In other alphabets.
  ['chuy 155', 'просп. Чуй, 155 | Бишкек'],
  ['Chui Avenue', 'просп. Чуй | Бишкек'],
  ['toktogul', 'ул. Токтогула | Бишкек'],
  // With mistakes.
  ['токтагула', 'ул. Токтогула | Бишкек'],
  ['ибраимва 12', 'ул. Ибраимова, 12 | Бишкек'],
  ['киевска', 'ул. Киевская | Бишкек'],
  // Of another city by its name, in any language.
  ['Ош Масалиева', 'просп. Масалиева | Ош'],
  ['Panfilov 20 Almaty', 'ул. Панфилова, 20 | Алматы'],
  ['阿拉木图', 'Алматы | Алматы'],
  ['Bişkek', 'Бишкек | Бишкек'],
  ['Peking', 'Пекин | Пекин'],
  ['7-й микрорайон', '7-й микрорайон | Бишкек'],
])('%s is %s', async (typed, wanted) => {
  expect(await first(typed)).toBe(wanted);
});

it('finds what is near first', async () => {
  expect(await first('Панфилова')).toBe('ул. Панфилова | Бишкек');
  expect(await first('Панфилова', { near: ALMATY })).toBe('ул. Панфилова | Алматы');
});

it.each(['', '  ', ',', 'ул.', 'щщщщщ', 'просп. Чуй Новосибирск', '12345'])(
  'finds nothing for %j',
  async (typed) => {
    expect(await search(typed)).toEqual([]);
  },
);

it('writes addresses as each language does', async () => {
  const titles = await Promise.all(LOCALES.map((locale) => first('Жибек Жолу 5', { locale })));
  expect(titles).toEqual([
    'просп. Жибек Жолу, 5 | Бишкек',
    'Jibek Jolu Avenue, 5 | Бишкек',
    'Jibek-Jolu-Prospekt, 5 | Бишкек',
    'Jibek Jolu Bulvarı, 5 | Бишкек',
    'Jibek Jolu大街5号 | Бишкек',
  ]);
});

it('finds every street of every city by both its names, and every city by all of its', async () => {
  for (const { city, name, latin } of STREETS) {
    for (const typed of [name, latin]) {
      const places = await search(`${typed} ${city}`);
      expect([typed, places[0]?.kind, places[0]?.city?.value]).toEqual([typed, 'street', city]);
    }
  }
  for (const { names } of KNOWN_CITIES) {
    for (const name of Object.values(names)) {
      expect([name, (await search(name)).map(({ city }) => city!.value)]).toEqual([
        name,
        expect.arrayContaining([names.ru]),
      ]);
    }
  }
});

it('answers anything with places of its contract', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), async (typed) => {
      for (const place of await search(typed)) GeocodedPlace.parse(place);
    }),
  );
});

describe('the other way', () => {
  const reverse = async (latitude: number, longitude: number) =>
    (await ownGeocoder.reverse({ latitude, longitude }, 'ru')).result;

  it('a house leads back to itself', async () => {
    const [house] = await search('Чуй 155');
    expect(await reverse(house!.latitude, house!.longitude)).toMatchObject({
      kind: 'house',
      title: 'просп. Чуй, 155',
      is_approximate: true,
    });
  });

  it('a place besides has its city, and one far from all has nothing', async () => {
    expect(await reverse(42.95, 74.75)).toMatchObject({ kind: 'city', title: 'Бишкек' });
    expect(await reverse(42.9402, 74.623)).toMatchObject({ kind: 'landmark', title: 'Дордой' });
    expect(await reverse(0, 0)).toBeNull();
  });

  it('any point is answered', async () => {
    const latitude = fc.double({ min: -90, max: 90, noNaN: true });
    const longitude = fc.double({ min: -180, max: 180, noNaN: true });
    await fc.assert(
      fc.asyncProperty(latitude, longitude, async (y, x) => {
        const place = await reverse(y, x);
        if (place) GeocodedPlace.parse(place);
      }),
    );
  });
});
