import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ZonePoint } from '@karavan/shared-api/contract/zone-shapes';
import { renderWithPlatform } from '@karavan/shared-api/testing';
import type { MapOptions } from '../map/draw-map.ts';
import messages from '../locales/ru.json' with { type: 'json' };
import { Overlay } from './zone-drawer.overlay.tsx';

let mockDrawn: MapOptions;
const mockShown: (readonly ZonePoint[])[] = [];
jest.mock('../map/draw-map.ts', () => ({
  drawMap(options: MapOptions) {
    mockDrawn = options;
    return Promise.resolve({
      zoomBy: () => undefined,
      moveTo: () => undefined,
      remove: () => undefined,
      showSigns: () => undefined,
      showRing: (points: readonly ZonePoint[]) => void mockShown.push(points),
    });
  },
}));

const CENTER = { latitude: 42.87, longitude: 74.6 };
const user = { id: 1, full_name: 'Айгуль', avatar: null, has_empty_fields: false };

it('sets corners where the map is moved to, and is done once they are a ring', async () => {
  const closed: unknown[] = [];
  renderWithPlatform(
    <Overlay
      props={{ center: CENTER, points: [] }}
      close={(points) => void closed.push(points)}
      services={{} as never}
    />,
    { session: { token: 'token', user }, messages: { 'shell-overlays': messages } },
  );
  await screen.findByRole('button', { name: messages.zoom_in });
  const set = screen.getByRole('button', { name: 'Поставить угол' });
  const done = screen.getByRole<HTMLButtonElement>('button', { name: 'Готово' });
  const corner = async (latitude: number, longitude: number, isMoving = false) => {
    act(() => mockDrawn.onMove?.({ latitude, longitude }, isMoving));
    await userEvent.click(set);
  };
  await corner(42.87, 74.6);
  // The map still glides when the corner is set.
  await corner(42.88, 74.61, true);
  expect(done.disabled).toBe(true);
  await corner(42.87, 74.61);
  await corner(42.88, 74.6);
  expect(screen.getByRole('alert').textContent).toBe('Линии зоны пересекаются');
  expect(done.disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Убрать последний' }));
  expect(screen.getByText('Углов: 3')).toBeTruthy();
  await userEvent.click(done);
  expect(closed).toEqual([
    [CENTER, { latitude: 42.88, longitude: 74.61 }, { latitude: 42.87, longitude: 74.61 }],
  ]);
  expect(mockShown.at(-1)).toHaveLength(3);
});
