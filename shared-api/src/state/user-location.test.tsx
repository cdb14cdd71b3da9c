import { createStore } from 'jotai/vanilla';
import { persistUserLocation, userLocationAtom } from './user-location.ts';

afterEach(() => localStorage.clear());

it('is kept on the device to about a kilometre, under the key of the specification', () => {
  const earlier = createStore();
  const stop = persistUserLocation(earlier);
  earlier.set(userLocationAtom, { latitude: 42.87461, longitude: 74.56982 });
  stop();
  const place = { latitude: 42.87, longitude: 74.57 };
  expect(JSON.parse(localStorage.getItem('state')!)).toEqual({ userLocation: place });
  const store = createStore();
  persistUserLocation(store)();
  expect(store.get(userLocationAtom)).toEqual(place);
});

it('goes when it is forgotten', () => {
  const store = createStore();
  persistUserLocation(store);
  store.set(userLocationAtom, { latitude: 1, longitude: 2 });
  store.set(userLocationAtom, null);
  expect(localStorage.getItem('state')).toBeNull();
});

it.each(['{', 'null', '5', '{}', '{"userLocation":null}', '{"userLocation":{"latitude":"1"}}'])(
  'is unknown where %j was kept',
  (text) => {
    localStorage.setItem('state', text);
    const store = createStore();
    persistUserLocation(store)();
    expect(store.get(userLocationAtom)).toBeNull();
  },
);
