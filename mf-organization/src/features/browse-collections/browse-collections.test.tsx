import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getCollection,
  listCollectionItems,
  listCollectionSubcategories,
  listShopCollections,
} from '@karavan/shared-api/client/collections';
import { getHotlinks } from '@karavan/shared-api/client/hotlinks';
import type { CollectionCard } from '@karavan/shared-api/contract/collections';
import type { Hotlink } from '@karavan/shared-api/contract/hotlinks';
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import { post, TEXTS } from '../../testing/organizations.ts';
import messages from './locales/ru.json' with { type: 'json' };
import { ShopChips } from './shop-chips.tsx';
import { ViewCollection } from './view-collection.tsx';

// jsdom has no layout.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

const ALL = { ...TEXTS, 'mf-organization-collections': messages };

const COLLECTIONS: CollectionCard[] = [{ id: 3, title: 'Лето', image: null }];
const CATEGORIES = [
  { id: 11, title: 'Платья' },
  { id: 12, title: 'Юбки' },
];

let asked: URLSearchParams[];
let links: Hotlink[] = [];
const server = startMockServer(
  mockEndpoint(getHotlinks, () => ({
    status: 200,
    data: { organization: post().organization, theme: 'plain' as const, list: links },
  })),
  mockEndpoint(listShopCollections, () => ({
    status: 200,
    data: { list: COLLECTIONS },
  })),
  mockEndpoint(getCollection, () => ({
    status: 200,
    data: { id: 3, title: 'Лето', image: null, organization: post().organization },
  })),
  mockEndpoint(listCollectionSubcategories, () => ({
    status: 200,
    data: {
      list: CATEGORIES,
    },
  })),
  mockEndpoint(listCollectionItems, ({ query }) => {
    asked.push(query);
    const list = [post()];
    return { status: 200, data: { list, total_count: 1, total_pages: 1, next: null } };
  }),
);
beforeEach(() => {
  asked = [];
});
afterEach(() => server.resetHandlers());

const view = (organizationId: number) =>
  renderWithPlatform(<ViewCollection organizationId={organizationId} id={3} />, {
    messages: ALL,
  });

it('shows a collection, all of it or one of its categories', async () => {
  const user = userEvent.setup();
  view(post().organization.id);
  expect(await screen.findByRole('heading', { name: 'Лето' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: /Кроссовки/ })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Юбки' }));
  await waitFor(() => expect(asked.at(-1)?.get('subcategories')).toBe('12'));
});

it('knows no collection at the address of another shop', async () => {
  view(post().organization.id + 1);
  expect(await screen.findByText('Такой подборки нет')).toBeTruthy();
});

it('says so where the server knows none', async () => {
  server.use(mockEndpoint(getCollection, () => refusal('not_found')));
  view(post().organization.id);
  expect(await screen.findByText('Такой подборки нет')).toBeTruthy();
});

it('leads from a shop to its collections', async () => {
  renderWithPlatform(<ShopChips organizationId={7} />, { messages: ALL });
  const chip = await screen.findByRole('link', { name: 'Лето' });
  expect(chip.getAttribute('href')).toBe('/organizations/7/collections/3');
});

it('leads to the links of a shop that has gathered some', async () => {
  links = [
    {
      id: 1,
      kind: 'partners',
      title: 'Партнёры',
      url: '/home/partners/7',
      contact: null,
      collection: null,
    },
  ];
  renderWithPlatform(<ShopChips organizationId={7} />, { messages: ALL });
  const chip = await screen.findByRole('link', { name: 'Ссылки' });
  expect(chip.getAttribute('href')).toBe('/organizations/7/hotlinks');
});
