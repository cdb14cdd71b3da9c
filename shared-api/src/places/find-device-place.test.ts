import { findDevicePlace } from './find-device-place.ts';

const coords = { latitude: 42.87, longitude: 74.6 } as GeolocationCoordinates;
const device = (ask: Geolocation['getCurrentPosition']) =>
  ({ getCurrentPosition: jest.fn(ask) }) as unknown as Geolocation;
const refusing = device((_found, failed) => failed?.({} as GeolocationPositionError));

const network = (data: object | null) => ({
  call: jest.fn(async () => (data ? { ok: true, status: 200, data } : { ok: false })) as never,
});
const CITY = network({ latitude: 42.876, longitude: 74.6057 });

it('is what the device tells, asked for five seconds; the network is not asked', async () => {
  const telling = device((found) => found({ coords } as GeolocationPosition));
  expect(await findDevicePlace(CITY, telling)).toEqual({
    latitude: 42.87,
    longitude: 74.6,
    isApproximate: false,
  });
  const [, , options] = jest.mocked(telling.getCurrentPosition).mock.calls[0]!;
  expect(options).toMatchObject({ timeout: 5000 });
  expect(CITY.call).not.toHaveBeenCalled();
});

it.each([
  ['refuses', refusing],
  ['has none to ask', undefined],
])('is where the network is when the device %s, and known to be about', async (_, geolocation) => {
  const place = { latitude: 42.876, longitude: 74.6057, isApproximate: true };
  // A parameter that is undefined would be the browser's own.
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation });
  expect(await findDevicePlace(CITY)).toEqual(place);
});

it.each([network(null), network({ latitude: null, longitude: null })])(
  'is unknown when nobody knows',
  async (api) => {
    expect(await findDevicePlace(api, refusing)).toBeNull();
  },
);
