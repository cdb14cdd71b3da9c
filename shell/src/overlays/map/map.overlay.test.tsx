import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithPlatform } from '@karavan/shared-api/testing';
import { DEFAULT_MAP_POINT } from '@karavan/shared-api/contract/limits';
import messages from '../locales/ru.json' with { type: 'json' };
import { Overlay as MapPicker } from '../map-picker/map-picker.overlay.tsx';
import { Overlay as PlaceMap } from './map.overlay.tsx';

/** Here nothing can be drawn, as on a device without WebGL. */
jest.mock('./draw-map.ts', () => ({
  drawMap: () => Promise.reject(new Error('Failed to initialize WebGL')),
}));

const options = { messages: { 'shell-overlays': messages } };
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

it('picks the place that it begins with when nothing is moved', async () => {
  const close = jest.fn();
  const services = {} as never;
  renderWithPlatform(<MapPicker props={{}} close={close} services={services} />, options);
  await userEvent.click(screen.getByRole('button', { name: 'Выбрать это место' }));
  expect(close).toHaveBeenCalledWith(DEFAULT_MAP_POINT);
});
