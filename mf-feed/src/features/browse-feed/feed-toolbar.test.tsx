import { screen } from '@testing-library/react';
import { listCategories } from '@karavan/shared-api/client/feed';
import { listCities } from '@karavan/shared-api/client/regions';
import type { Category } from '@karavan/shared-api/contract/feed';
import type { City } from '@karavan/shared-api/contract/regions';
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import messages from '../../locales/ru.json' with { type: 'json' };
import { useFeedFilter } from '../../shared/feed/feed-filter.ts';
import { FeedToolbar } from './feed-toolbar.tsx';

const CATEGORIES: Category[] = [
  { id: 1, title: 'Одежда', subcategories: [{ id: 11, title: 'Платья' }] },
  { id: 2, title: 'Обувь', subcategories: [] },
];
startMockServer(
  mockEndpoint(listCities, () => ({
    status: 200,
    data: { results: { cities: [] as City[] }, next: null, overall_total: 0 },
  })),
  mockEndpoint(listCategories, () => ({
    status: 200,
    data: { list: CATEGORIES },
  })),
);

function Toolbar({ category }: { readonly category: string | undefined }) {
  return <FeedToolbar controls={useFeedFilter(category)} category={category} />;
}

const open = (path: string, category?: string) =>
  renderWithPlatform(<Toolbar category={category} />, {
    path,
    messages: { 'mf-feed': messages },
  });

const hrefOf = async (name: string) =>
  (await screen.findByRole('link', { name })).getAttribute('href');

it('keeps in another category what does not belong to this one', async () => {
  const kept =
    'country=KG&city=%D0%9E%D1%88&view=GRID&order_by=price&price_from=100&price_currency=KGS';
  open(`/home/posts/1?${kept}&subcategories=11&size=38`, '1');
  expect(await hrefOf('Обувь')).toBe(`/home/posts/2?${kept}`);
  expect(await hrefOf('Все')).toBe(`/home/posts?${kept}`);
});

it('leads to plain addresses where nothing is chosen', async () => {
  open('/home/posts');
  expect(await hrefOf('Одежда')).toBe('/home/posts/1');
  expect(await hrefOf('Все')).toBe('/home/posts');
});

it('leaves the category that the query names', async () => {
  open('/home/posts?category=1&near=42.87,74.59&within=5');
  expect(await hrefOf('Все')).toBe('/home/posts?near=42.87%2C74.59&within=5');
});
