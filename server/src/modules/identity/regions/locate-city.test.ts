import { createFindPlace } from './find-place.ts';
import { createLocateAddress } from './locate-address.ts';
import { createLocateCity } from './locate-city.ts';

const find = createFindPlace(createLocateAddress('KG'), createLocateCity());

it.each([
  ['8.8.8.8', 'US', 'Mountain View', 'California'],
  ['::ffff:8.8.8.8', 'US', 'Mountain View', 'California'],
  // Of a district of the city, in brackets in the table.
  ['178.217.168.1', 'KG', 'Bishkek', 'Bishkek'],
])('knows the city of %s', async (address, country, city, state) => {
  const { row, point } = await find(address);
  expect(row).toMatchObject({ country, city, state });
  expect(point).toEqual({ latitude: row!.latitude, longitude: row!.longitude });
});

it('knows cities by the new kind of addresses as well', async () => {
  expect((await find('2001:4860:4860::8888')).country).toBe('US');
});

it('takes an address of the own network for the first city of the default country', async () => {
  expect(await find('192.168.0.7')).toEqual({
    country: 'KG',
    row: null,
    point: { latitude: 42.876, longitude: 74.6057 },
  });
});

it('knows nothing of what is no address, or of nobody', async () => {
  const nothing = { country: null, row: null, point: null };
  expect(await find('somewhere')).toEqual(nothing);
  expect(await find('240.0.0.1')).toEqual(nothing);
});
