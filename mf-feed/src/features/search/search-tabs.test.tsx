import { screen, waitFor } from '@testing-library/react';
import { listFeed } from '@karavan/shared-api/client/feed';
import { listOrganizations } from '@karavan/shared-api/client/organizations';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import type { ListedOrganization } from '@karavan/shared-api/contract/organizations';
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import { useSearchParams } from '@karavan/shared-api/router';
import messages from '../../locales/ru.json' with { type: 'json' };
import { SearchTabs } from './search-tabs.tsx';

const noPosts: FeedPost[] = [];
const none: ListedOrganization[] = [];
let count: number;
const page = () => ({ total_count: count, total_pages: 1, next: null });
startMockServer(
  mockEndpoint(listFeed, () => ({ status: 200, data: { ...page(), list: noPosts } })),
  mockEndpoint(listOrganizations, () => ({ status: 200, data: { ...page(), list: none } })),
);

function Page() {
  const [address] = useSearchParams();
  return <SearchTabs address={address} />;
}

const open = (query: string) =>
  renderWithPlatform(<Page />, {
    path: `/home/search?search=чай${query}`,
    messages: { 'mf-feed': messages },
  });

it.each([
  [34, '', 'Посты 34'],
  [1000, '', 'Посты 1k+'],
  [3, '&show=organizations', 'Организации 3'],
] as const)('the tab that is open says that %i are found', async (found, query, name) => {
  count = found;
  open(query);
  expect(await screen.findByRole('link', { name, current: 'page' })).toBeTruthy();
});

it('says nothing of none', async () => {
  count = 0;
  const { queries } = open('');
  await waitFor(() => expect(queries.getQueryCache().getAll()[0]!.state.status).toBe('success'));
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Посты');
});
