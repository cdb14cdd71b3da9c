import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listCategories } from '@karavan/shared-api/client/feed';
import { getOrganization } from '@karavan/shared-api/client/organizations';
import { listPartnerPosts } from '@karavan/shared-api/client/partners';
import type { Category, FeedPost } from '@karavan/shared-api/contract/feed';
import type { OrganizationDetail } from '@karavan/shared-api/contract/organizations';
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import messages from '../../locales/ru.json' with { type: 'json' };
import texts from './locales/ru.json' with { type: 'json' };
import { ViewPartner } from './view-partner.tsx';

const organization = {
  id: 3,
  title: 'Зерно',
  image: null,
  color: '#2f5fa8',
  type: 'Кофейня',
  city: 'Бишкек',
  is_verified: true,
  description: '',
} as unknown as OrganizationDetail;

const CATEGORIES: Category[] = [{ id: 2, title: 'Обувь', subcategories: [] }];
let asked: URLSearchParams[];
startMockServer(
  mockEndpoint(getOrganization, () => ({ status: 200, data: organization })),
  mockEndpoint(listCategories, () => ({
    status: 200,
    data: { list: CATEGORIES },
  })),
  mockEndpoint(listPartnerPosts, ({ query }) => {
    asked.push(query);
    return {
      status: 200,
      data: { list: [] as FeedPost[], total_count: 0, total_pages: 1, next: null },
    };
  }),
);

beforeAll(() => {
  window.scrollTo = jest.fn();
});
beforeEach(() => {
  asked = [];
});

function open(path = '/home/partners/3') {
  const { history } = renderWithPlatform(<ViewPartner id={3} section={undefined} />, {
    path,
    messages: { 'mf-feed': messages, 'mf-feed-partners': texts },
  });
  return { history, user: userEvent.setup() };
}

it('narrows the posts of partners by category and words, in the address', async () => {
  const { history, user } = open();
  const category = await screen.findByRole('button', { name: 'Обувь' });
  await user.click(category);
  await user.type(screen.getByRole('searchbox', { name: 'Поиск в публикациях' }), 'чай');
  await waitFor(() => {
    expect(asked.at(-1)?.get('category')).toBe('2');
    expect(asked.at(-1)?.get('search')).toBe('чай');
  });
  expect(category.getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Сбросить фильтры' }));
  await waitFor(() => expect(category.getAttribute('aria-pressed')).toBe('false'));
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  expect(history.location.search).toBe('');
});

it('shows them as a grid, also after a look at another section', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Плиткой' }));
  expect(screen.getByRole('button', { name: 'Лентой' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Партнёры' }).getAttribute('href')).toBe(
    '/home/partners/3/organizations?view=GRID',
  );
});

it('begins with what the address says', async () => {
  open('/home/partners/3?category=2&search=чай');
  await waitFor(() => expect(asked.at(-1)?.get('search')).toBe('чай'));
  expect(asked.at(-1)?.get('category')).toBe('2');
  expect((await screen.findByRole<HTMLInputElement>('searchbox')).value).toBe('чай');
});
