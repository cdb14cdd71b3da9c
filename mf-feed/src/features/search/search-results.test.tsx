import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listCategories, listFeed, searchOrganizations } from '@karavan/shared-api/client/feed';
import type { Category, FeedPost, OrganizationCard } from '@karavan/shared-api/contract/feed';
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import messages from '../../locales/ru.json' with { type: 'json' };
import { useFeedFilter } from '../../shared/feed/feed-filter.ts';
import { SearchResults } from './search-results.tsx';

const organization: OrganizationCard = {
  id: 3,
  title: 'Ала-Тоо Мода',
  image: null,
  color: '#2f5fa8',
  type: 'Одежда',
  is_verified: true,
};
const post: FeedPost = {
  id: 7,
  kind: 'product',
  name: 'Платье летнее',
  description: '',
  price: { amount: '900.00', currency: 'KGS' },
  price_unit: null,
  old_price: null,
  image: null,
  organization,
  like_count: 0,
  comment_count: 0,
  is_liked: null,
  is_saved: null,
  created_at: '2026-11-21T08:00:00.000Z',
};

const categories: Category[] = [{ id: 101, title: 'Мода', subcategories: [] }];
let found: FeedPost[];
let corrected: string | undefined;
let organizations: OrganizationCard[];
let asked: string[];
startMockServer(
  mockEndpoint(listFeed, ({ query }) => {
    asked.push(decodeURIComponent(String(query)));
    return {
      status: 200,
      data: {
        list: found,
        total_count: found.length,
        total_pages: 1,
        next: null,
        ...(corrected && !query.has('exact') && { corrected_search: corrected }),
      },
    };
  }),
  mockEndpoint(searchOrganizations, () => ({ status: 200, data: { list: organizations } })),
  mockEndpoint(listCategories, () => ({
    status: 200,
    data: { list: categories },
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
  found = [post];
  corrected = undefined;
  organizations = [];
  asked = [];
});

function Results() {
  return <SearchResults controls={useFeedFilter(undefined)} filters="фильтры рядом" />;
}

function open(address: string, overlayResult?: string) {
  const view = renderWithPlatform(<Results />, {
    path: `/home/search?${address}`,
    messages: { 'mf-feed': messages },
    overlayResult,
  });
  return { ...view, user: userEvent.setup() };
}

it('says what it has searched for instead, and searches for what was typed when asked to', async () => {
  corrected = 'платье';
  const { user, history } = open('search=платте&view=GRID');
  expect(await screen.findByText('Показаны результаты для «платье»')).toBeTruthy();
  found = [];
  await user.click(screen.getByRole('button', { name: 'Искать «платте»' }));
  expect(await screen.findByText('По запросу «платте» ничего нет')).toBeTruthy();
  expect(screen.queryByText('Показаны результаты для «платье»')).toBeNull();
  expect(history.location.search).toContain('exact=true');
});

it('has organizations in a row of their own', async () => {
  organizations = [organization];
  found = [];
  open('search=Ала тоо');
  const row = await screen.findByRole('region', { name: 'Организации' });
  expect(
    within(row)
      .getByRole('link', { name: /Ала-Тоо/ })
      .getAttribute('href'),
  ).toBe('/organizations/3');
  expect(within(row).getByRole('link', { name: 'Организации' }).getAttribute('href')).toMatch(
    /^\/home\/search\?search=.*&show=organizations$/,
  );
  expect(await screen.findByText('Товаров по запросу нет')).toBeTruthy();
});

it('leads on from nothing: to fewer filters, and to categories', async () => {
  found = [];
  const { user, history } = open('search=платье&available=true&price_to=100');
  const remove = await screen.findByRole('button', { name: 'Сбросить фильтры' });
  expect((await screen.findByRole('link', { name: 'Мода' })).getAttribute('href')).toBe(
    '/home/posts/101',
  );
  await user.click(remove);
  await waitFor(() => expect(decodeURIComponent(history.location.search)).toBe('?search=платье'));
  expect(await screen.findByText(/Напишите короче/)).toBeTruthy();
});

it('removes filters one by one, and takes those that are chosen together', async () => {
  const chosen = 'search=платье&kinds=rent&size=42';
  const { user, record } = open(
    'search=платье&kinds=rent,ticket&price_from=500&near=1,1&within=5',
    chosen,
  );
  await screen.findByText('Платье летнее');
  expect(asked).toEqual(['search=платье&kinds=rent,ticket&price_from=500&near=1,1&within=5']);
  await user.click(screen.getByRole('button', { name: 'Убрать фильтр: До 5 км' }));
  await user.click(screen.getByRole('button', { name: 'Убрать фильтр: Билеты' }));
  await waitFor(() => expect(asked.at(-1)).toBe('search=платье&kinds=rent&price_from=500'));
  await user.click(screen.getByRole('button', { name: 'Фильтры' }));
  expect(record.overlays).toMatchObject([
    { type: 'feed_filters', props: { withCategories: true } },
  ]);
  await waitFor(() => expect(asked.at(-1)).toBe(chosen));
  expect(screen.getByRole('button', { name: 'Убрать фильтр: Размер 42' })).toBeTruthy();
});
