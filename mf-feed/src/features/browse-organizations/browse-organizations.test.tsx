import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  listAllOrganizationTypes,
  listOrganizationTypes,
} from '@karavan/shared-api/client/organization-editing';
import { listOrganizations } from '@karavan/shared-api/client/organizations';
import { listServices } from '@karavan/shared-api/client/services';
import type { ListedOrganization } from '@karavan/shared-api/contract/organizations';
import {
  mockEndpoint,
  mockLostConnection,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import messages from '../../locales/ru.json' with { type: 'json' };
import { useMap } from '../../shared/organizations/use-map.ts';
import { BrowseOrganizations } from './browse-organizations.tsx';

const organization: ListedOrganization = {
  id: 3,
  title: 'Зерно',
  image: null,
  color: '#2f5fa8',
  type: 'Кофейня',
  is_verified: true,
  country: 'KG',
  city: 'Бишкек',
  address: 'Чуй, 1',
  latitude: 42.87,
  longitude: 74.59,
  follower_count: 5,
  is_gated: false,
  follow_status: null,
  working_now: {
    state: 'open',
    today: 1,
    changes: { weekday: 1, time: '20:00', is_today: true },
  },
  discount: { kind: 'cumulative', percent: '7.5' },
  distance: 1240,
};

const TYPES = [{ id: 6, title: 'Кофейни' }];
const WITH_SUBTYPES = TYPES.map((type) => ({
  ...type,
  subtypes: [{ id: 61, title: 'Кофе с собой' }],
}));
const service = (id: number, title: string) => ({
  id,
  title,
  icon: 'scissors',
  organization_count: 1,
});
const SERVICES = [
  { id: 1, title: 'Красота', icon: 'scissors', services: [service(11, 'Стрижка')] },
  {
    id: 2,
    title: 'Дом',
    icon: 'house',
    services: [service(21, 'Уборка'), service(22, 'Ремонт'), service(23, 'Переезд')],
  },
];
let found: ListedOrganization[];
let asked: string[];
const server = startMockServer(
  mockEndpoint(listOrganizations, ({ query }) => {
    asked.push(decodeURIComponent(String(query)));
    return {
      status: 200,
      data: { list: found, total_count: found.length, total_pages: 1, next: null },
    };
  }),
  mockEndpoint(listOrganizationTypes, () => ({
    status: 200,
    data: { list: TYPES },
  })),
  mockEndpoint(listAllOrganizationTypes, () => ({
    status: 200,
    data: { list: WITH_SUBTYPES },
  })),
  mockEndpoint(listServices, () => ({ status: 200, data: { list: SERVICES } })),
);

beforeAll(() => {
  window.scrollTo = jest.fn();
  window.matchMedia = () =>
    ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as never;
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
beforeEach(() => {
  found = [organization];
  asked = [];
});

function OpenMap({ service }: { readonly service: number }) {
  const openMap = useMap(service);
  return <button onClick={() => void openMap()}>Карта</button>;
}

function open() {
  const { record } = renderWithPlatform(<BrowseOrganizations />, {
    messages: { 'mf-feed': messages },
  });
  return { record, user: userEvent.setup() };
}

it('tells where an organization is, until when it is open and what its card gives', async () => {
  open();
  const link = await screen.findByRole('link', { name: /Зерно/ });
  expect(link.getAttribute('href')).toBe('/organizations/3');
  for (const part of ['Бишкек', '1,2 км', 'Открыто до 20:00', 'Скидка до 7,5 %'])
    expect(link.textContent.replaceAll(/\s/g, ' ')).toContain(part);
  const tabs = screen.getByRole('navigation', { name: 'Разделы' });
  expect(within(tabs).getByRole('link', { current: 'page' }).textContent).toBe('Организации');
});

it('is narrowed by what one presses and types, and widened again', async () => {
  const { user } = open();
  await screen.findByRole('link', { name: /Зерно/ });
  expect(asked.at(-1)).toContain('unmuted=true');
  found = [];
  await user.click(screen.getByRole('button', { name: 'Сейчас открыто' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Вид' }), 'Кофейни');
  await user.type(screen.getByRole('searchbox', { name: 'Название организации' }), 'чай');
  await waitFor(() => {
    const last = asked.at(-1)!;
    for (const part of ['open_now=true', 'type=6', 'search=чай']) expect(last).toContain(part);
    // Who looks for a name finds what is muted, too.
    expect(last).not.toContain('unmuted');
  });
  found = [organization];
  await user.click(await screen.findByRole('button', { name: 'Сбросить фильтры' }));
  expect(await screen.findByRole('link', { name: /Зерно/ })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

it('leads to the map', async () => {
  const { record, user } = open();
  await user.click(await screen.findByRole('button', { name: 'На карте' }));
  await waitFor(() =>
    expect(record.overlays).toEqual([
      {
        type: 'map_service',
        props: { serviceId: 0, locations: [], categories: [11, 21, 22, 23] },
      },
    ]),
  );
});

it('leads from one service to the map, with the others of its category', async () => {
  const { record } = renderWithPlatform(<OpenMap service={22} />);
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() =>
    expect(record.overlays).toMatchObject([{ props: { serviceId: 22, categories: [21, 23] } }]),
  );
});

it('opens the map also where the services cannot be had', async () => {
  server.use(mockLostConnection(listServices));
  const { record } = renderWithPlatform(<OpenMap service={22} />);
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(record.overlays).toMatchObject([{ props: { categories: [] } }]));
});

it('is narrowed to a subtype once a type is chosen', async () => {
  const { user } = open();
  await screen.findByRole('link', { name: /Зерно/ });
  expect(screen.queryByRole('combobox', { name: 'Кофейни' })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Вид' }), 'Кофейни');
  const subtype = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Кофейни' });
  await user.selectOptions(subtype, 'Кофе с собой');
  await waitFor(() => expect(asked.at(-1)).toContain('type=61'));
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Вид' }).value).toBe('6');
  await user.selectOptions(subtype, 'Все виды');
  await waitFor(() => expect(subtype.value).toBe(''));
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Вид' }).value).toBe('6');
});
