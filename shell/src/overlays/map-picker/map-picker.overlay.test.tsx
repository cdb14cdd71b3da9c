import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findAddress } from '@karavan/shared-api/client/geocoding';
import type { GeocodedPlace } from '@karavan/shared-api/contract/geocoding';
import { DEFAULT_MAP_POINT } from '@karavan/shared-api/contract/limits';
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import type { MapOptions } from '../map/draw-map.ts';
import messages from '../locales/ru.json' with { type: 'json' };
import { Overlay as MapPicker } from './map-picker.overlay.tsx';

let mockDrawn: MapOptions;
jest.mock('../map/draw-map.ts', () => ({
  drawMap(options: MapOptions) {
    mockDrawn = options;
    return Promise.resolve({
      moveTo: () => undefined,
      remove: () => undefined,
      showSigns: () => undefined,
    });
  },
}));

const user = { id: 1, full_name: 'Айгуль', avatar: null, has_empty_fields: false };
const houseAt = (at: string): GeocodedPlace => ({
  kind: 'house',
  title: `Дом у ${at}`,
  detail: 'Бишкек, Кыргызстан',
  city: null,
  district: null,
  country_code: 'KG',
  latitude: Number(at.split(',')[0]),
  longitude: Number(at.split(',')[1]),
  is_approximate: false,
});

startMockServer(
  mockEndpoint(findAddress, ({ request }) => ({
    status: 200,
    data: { place: houseAt(new URL(request.url).searchParams.get('at')!), credits: null },
  })),
);

it('the place whose address is shown is the one that is chosen, also while the map glides', async () => {
  const close = jest.fn();
  renderWithPlatform(<MapPicker props={{}} close={close} services={{} as never} />, {
    session: { token: 'token', user },
    messages: { 'shell-overlays': messages },
  });
  const move = (longitude: number, isMoving: boolean) =>
    act(() => mockDrawn.onMove?.({ latitude: 42.87, longitude }, isMoving));
  const { latitude, longitude } = DEFAULT_MAP_POINT;
  const first = houseAt(`${latitude.toFixed(5)},${longitude.toFixed(5)}`);
  expect(await screen.findByText(first.title)).toBeTruthy();

  move(74.6, true);
  expect(screen.queryByText(first.title)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Выбрать это место' }));
  expect(close).not.toHaveBeenCalled();
  move(74.61, false);
  const place = houseAt('42.87000,74.61000');
  await waitFor(() =>
    expect(close).toHaveBeenCalledWith({ latitude: 42.87, longitude: 74.61, place }),
  );
});
