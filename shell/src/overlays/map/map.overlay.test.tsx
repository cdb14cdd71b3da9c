import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findAddress, searchAddresses } from '@karavan/shared-api/client/geocoding';
import { getMyLocation } from '@karavan/shared-api/client/regions';
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import type { GeocodedPlace } from '@karavan/shared-api/contract/geocoding';
import { DEFAULT_MAP_POINT } from '@karavan/shared-api/contract/limits';
import type { OverlayProps } from '@karavan/shared-api/remote';
import messages from '../locales/ru.json' with { type: 'json' };
import { Overlay as MapPicker } from '../map-picker/map-picker.overlay.tsx';
import { Overlay as PlaceMap } from './map.overlay.tsx';

/** Here nothing can be drawn, as on a device without WebGL. */
jest.mock('./draw-map.ts', () => ({
  drawMap: () => Promise.reject(new Error('Failed to initialize WebGL')),
}));

const user = { id: 1, full_name: 'Айгуль', avatar: null, has_empty_fields: false };
const options = { session: { token: 'token', user }, messages: { 'shell-overlays': messages } };
const place = { latitude: 42.87, longitude: 74.6, title: 'Шаг', address: 'Бишкек, Чуй, 1' };

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));

it('tells where a place is and leads there where no map can be drawn', async () => {
  renderWithPlatform(<PlaceMap props={place} close={() => undefined} />, options);
  expect(await screen.findByText(/Карту не удалось показать/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Шаг' })).toBeTruthy();
  expect(screen.getByText('Бишкек, Чуй, 1')).toBeTruthy();
  const route = screen.getByRole<HTMLAnchorElement>('link', { name: 'Маршрут' });
  expect(decodeURIComponent(route.href)).toContain('destination=42.87,74.6');
});

const CHUY: GeocodedPlace = {
  kind: 'house',
  title: 'просп. Чуй, 155',
  detail: 'Бишкек, Кыргызстан',
  city: { type: 'cities', value: 'Бишкек', name: 'Бишкек', country: 'KG' },
  district: null,
  country_code: 'KG',
  latitude: 42.87563,
  longitude: 74.5912,
  is_approximate: true,
};
const NOWHERE = { place: null, credits: null };

const server = startMockServer(
  mockEndpoint(findAddress, ({ request }) => ({
    status: 200,
    data:
      new URL(request.url).searchParams.get('at') === '42.87563,74.59120'
        ? { place: CHUY, credits: null }
        : NOWHERE,
  })),
  mockEndpoint(searchAddresses, () => ({
    status: 200,
    data: { list: [CHUY] as GeocodedPlace[], credits: null },
  })),
);

describe('a place is picked', () => {
  async function pick(props: OverlayProps<'map_picker'> = {}) {
    const close = jest.fn();
    const services = {} as never;
    renderWithPlatform(<MapPicker props={props} close={close} services={services} />, options);
    const person = userEvent.setup();
    const done = await screen.findByRole('button', { name: 'Выбрать это место' });
    return { user: person, close, done };
  }

  it('where the map begins, when nothing is moved', async () => {
    const { user, close, done } = await pick();
    expect(await screen.findByText('Адрес этого места неизвестен')).toBeTruthy();
    await user.click(done);
    expect(close).toHaveBeenCalledWith({ ...DEFAULT_MAP_POINT, place: null });
  });

  it('by its address', async () => {
    const { user, close, done } = await pick();
    await user.type(screen.getByRole('combobox', { name: 'Улица и дом' }), 'чуй 155');
    await user.click(await screen.findByRole('option', { name: /просп. Чуй, 155/ }));
    await waitFor(() => expect(screen.getAllByText('просп. Чуй, 155')).not.toHaveLength(0));
    const { latitude, longitude } = CHUY;
    // Pressed at once: the address of the point is waited for, and told once.
    await user.click(done);
    await waitFor(() => expect(close).toHaveBeenCalledWith({ latitude, longitude, place: CHUY }));
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('without its address where that does not come', async () => {
    server.use(mockEndpoint(findAddress, () => new Promise<never>(() => undefined)));
    const { user, close, done } = await pick();
    await user.click(done);
    expect(close).not.toHaveBeenCalled();
    await waitFor(() => expect(close).toHaveBeenCalledWith({ ...DEFAULT_MAP_POINT, place: null }), {
      timeout: 4000,
    });
  });

  it('about where the network is, when the device does not tell, and says so', async () => {
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: { getCurrentPosition: (_found: unknown, failed: () => void) => failed() },
    });
    server.use(
      mockEndpoint(getMyLocation, () => ({
        status: 200,
        data: {
          IPv4: '10.0.0.1',
          country_code: 'KG',
          country_name: 'Кыргызстан',
          city: 'Бишкек',
          city_value: 'Бишкек',
          state: null,
          postal: null,
          latitude: 42.876,
          longitude: 74.6057,
        },
      })),
    );
    const { user } = await pick();
    await user.click(screen.getByRole('button', { name: 'Где я' }));
    expect(await screen.findByText(/Место определено примерно/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /DB-IP/ })).toBeTruthy();
    expect(screen.getByText('42.87600, 74.60570')).toBeTruthy();
  });
});
