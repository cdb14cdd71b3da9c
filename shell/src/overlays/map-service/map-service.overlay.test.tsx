import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  listServiceOrganizations,
  listServices,
  readOrganizationsMap,
} from '@karavan/shared-api/client/services';
import type { ListedOrganization } from '@karavan/shared-api/contract/organizations';
import type { ServiceCategory } from '@karavan/shared-api/contract/services';
import type { OverlayProps } from '@karavan/shared-api/remote';
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import messages from '../locales/ru.json' with { type: 'json' };
import type { DrawnMapHandle, MapOptions } from '../map/draw-map.ts';
import { Overlay } from './map-service.overlay.tsx';

type Signs = Parameters<DrawnMapHandle['showSigns']>[0];

let drawn: MapOptions | undefined;
let signs: Signs = [];
const approach = jest.fn();
jest.mock('../map/draw-map.ts', () => ({
  drawMap: async (options: MapOptions): Promise<DrawnMapHandle> => {
    drawn = options;
    return {
      zoomBy: () => undefined,
      moveTo: () => undefined,
      showRing: () => undefined,
      showSigns(shown) {
        signs = shown;
      },
      approach,
      remove: () => undefined,
    };
  },
}));

const asked: string[] = [];
const NO_SERVICES: ServiceCategory[] = [];
const CLUSTERS = [{ latitude: 42.8, longitude: 74.5, count: 70 }];
const PLACES = [{ id: 4, title: 'Пик', latitude: 42.9, longitude: 74.6 }];
const LISTED = [
  {
    id: 3,
    title: 'Зерно',
    image: null,
    color: '#2f5fa8',
    type: 'Кофейня',
    is_verified: false,
    address: 'Чуй, 1',
  } as ListedOrganization,
];

const server = startMockServer(
  mockEndpoint(listServices, () => ({ status: 200, data: { list: NO_SERVICES } })),
  mockEndpoint(readOrganizationsMap, ({ query }) => {
    asked.push(decodeURIComponent(String(query)));
    return {
      status: 200,
      data: {
        total: 70,
        clusters: CLUSTERS,
        places: PLACES,
      },
    };
  }),
  mockEndpoint(listServiceOrganizations, () => ({
    status: 200,
    data: {
      list: LISTED,
      total_count: 1,
      total_pages: 1,
      next: null,
    },
  })),
);

beforeEach(() => {
  drawn = undefined;
  signs = [];
});

const sight = (south: number) => ({
  from: { latitude: south, longitude: 74 },
  to: { latitude: south + 1, longitude: 75 },
});

it('shows the same organizations on the map and beside it, and searches where one has moved to', async () => {
  const close = jest.fn();
  const props: OverlayProps<'map_service'> = { serviceId: 201, locations: [], categories: [] };
  renderWithPlatform(<Overlay props={props} close={close} />, {
    messages: { 'shell-overlays': messages },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Зерно/ }));
  expect(close).toHaveBeenLastCalledWith('/organizations/3');

  await act(async () => drawn!.onSight!(sight(42)));
  await screen.findByRole('list');
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(signs.map(({ text, label }) => [text, label])).toEqual([
    ['70', '70 организаций, приблизить'],
    ['', 'Пик'],
  ]);
  expect(asked.at(-1)).toContain('south_west=42.00000,74.00000');
  await act(async () => signs[1]!.press());
  expect(close).toHaveBeenLastCalledWith('/organizations/4');

  await act(async () => drawn!.onSight!(sight(43)));
  await user.click(await screen.findByRole('button', { name: 'Искать здесь' }));
  expect(asked.at(-1)).toContain('south_west=43.00000,74.00000');
  expect(screen.queryByRole('button', { name: 'Искать здесь' })).toBeNull();

  await act(async () => signs[0]!.press());
  expect(approach).toHaveBeenCalled();
  await act(async () => drawn!.onSight!(sight(44)));
  expect(screen.queryByRole('button', { name: 'Искать здесь' })).toBeNull();
});

it('searches the same part again after a failure', async () => {
  const props: OverlayProps<'map_service'> = { serviceId: 201, locations: [], categories: [] };
  renderWithPlatform(<Overlay props={props} close={() => undefined} />, {
    messages: { 'shell-overlays': messages },
  });
  const user = userEvent.setup();
  server.use(mockEndpoint(readOrganizationsMap, () => refusal('limit_exceeded')));
  await waitFor(() => expect(drawn).toBeDefined());
  await act(async () => drawn!.onSight!(sight(42)));
  const again = await screen.findByRole('button', { name: 'Искать здесь' });
  server.resetHandlers();
  await user.click(again);
  await waitFor(() => expect(signs).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Искать здесь' })).toBeNull();
});
