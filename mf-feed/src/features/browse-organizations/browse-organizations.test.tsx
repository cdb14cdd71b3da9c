import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listOrganizationTypes } from '@karavan/shared-api/client/organization-editing';
import { listOrganizations } from '@karavan/shared-api/client/organizations';
import type { ListedOrganization } from '@karavan/shared-api/contract/organizations';
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import messages from '../../locales/ru.json' with { type: 'json' };
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
let found: ListedOrganization[];
let asked: string[];
startMockServer(
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
  expect(record.overlays).toEqual([
    { type: 'map_service', props: { serviceId: 0, locations: [], categories: [] } },
  ]);
});
