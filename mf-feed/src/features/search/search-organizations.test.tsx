import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listOrganizationTypes } from '@karavan/shared-api/client/organization-editing';
import { listOrganizations } from '@karavan/shared-api/client/organizations';
import { listCities } from '@karavan/shared-api/client/regions';
import type { ListedOrganization } from '@karavan/shared-api/contract/organizations';
import type { City } from '@karavan/shared-api/contract/regions';
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import { useSearchParams } from '@karavan/shared-api/router';
import messages from '../../locales/ru.json' with { type: 'json' };
import { SearchOrganizations } from './search-organizations.tsx';
import { SearchTabs } from './search-tabs.tsx';

const none: ListedOrganization[] = [];
const cities: City[] = [];
const types: { id: number; title: string }[] = [];
let asked: string[];
startMockServer(
  mockEndpoint(listOrganizations, ({ query }) => {
    asked.push(decodeURIComponent(String(query)));
    return { status: 200, data: { list: none, total_count: 0, total_pages: 0, next: null } };
  }),
  mockEndpoint(listCities, () => ({
    status: 200,
    data: { results: { cities }, next: null, overall_total: 0 },
  })),
  mockEndpoint(listOrganizationTypes, () => ({ status: 200, data: { list: types } })),
);
beforeEach(() => {
  asked = [];
  window.matchMedia = () =>
    ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as never;
});

function Page() {
  const [address] = useSearchParams();
  return (
    <>
      <SearchTabs address={address} />
      <SearchOrganizations />
    </>
  );
}

it('helps when nothing is found, and keeps search and place from tab to tab', async () => {
  const { history } = renderWithPlatform(<Page />, {
    path: '/home/search?search=чай&city=Ош&open_now=true&show=organizations',
    messages: { 'mf-feed': messages },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Сбросить фильтры' }));
  await waitFor(() =>
    expect(decodeURIComponent(history.location.search)).toBe('?search=чай&show=organizations'),
  );
  expect(asked[0]).toContain('search=чай');
  expect(asked[0]).toContain('city=Ош');
  expect(await screen.findByText(/Напишите короче/)).toBeTruthy();
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Организации');
  const goods = screen.getByRole('link', { name: 'Посты' }).getAttribute('href')!;
  expect(decodeURIComponent(goods)).toBe('/home/search?search=чай&view=GRID');
});
