import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listCategories, listFeedSizes } from '@karavan/shared-api/client/feed';
import type { Category } from '@karavan/shared-api/contract/feed';
import {
  mockEndpoint,
  mockLostConnection,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import { getMyLocation } from '@karavan/shared-api/client/regions';
import messages from './locales/ru.json' with { type: 'json' };
import { useFeedFilter } from '../../shared/feed/feed-filter.ts';
import { FeedFilters } from './feed-filters.tsx';
import { FiltersBeside } from './filters-beside.tsx';

const sizes = ['42', '44'];
const categories: Category[] = [{ id: 101, title: 'Мода', subcategories: [] }];
const server = startMockServer(
  mockEndpoint(listFeedSizes, () => ({ status: 200, data: { list: sizes } })),
  mockEndpoint(listCategories, () => ({
    status: 200,
    data: { list: categories },
  })),
);

function open(address: string, withCategories = true) {
  const close = jest.fn();
  renderWithPlatform(<FeedFilters props={{ address, withCategories }} close={close} />, {
    messages: { 'mf-feed-filter-feed': messages },
  });
  return { close, user: userEvent.setup() };
}

const locate = (tell: (found: PositionCallback, failed: PositionErrorCallback) => void) => {
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: tell },
  });
};

it('changes all of them together, and leaves the rest of the address alone', async () => {
  locate((found) =>
    found({ coords: { latitude: 42.87461, longitude: 74.5698 } } as GeolocationPosition),
  );
  const { user, close } = open('?search=шапка&order_by=price');
  await screen.findByRole('option', { name: 'Мода' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Категория' }), 'Мода');
  await user.click(screen.getByRole('button', { name: 'Аренда' }));
  await user.type(screen.getByRole('textbox', { name: 'От' }), '500');
  await user.type(screen.getByRole('textbox', { name: 'До' }), '900');
  await user.click(await screen.findByRole('button', { name: '42' }));
  await user.click(screen.getByRole('switch', { name: 'Только в наличии' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Рядом со мной' }), 'До 5 км');
  await user.click(screen.getByRole('button', { name: 'Показать' }));
  expect(Object.fromEntries(new URLSearchParams(close.mock.lastCall[0]))).toEqual({
    search: 'шапка',
    order_by: 'price',
    category: '101',
    kinds: 'rent',
    price_from: '500',
    price_to: '900',
    price_currency: 'KGS',
    size: '42',
    available: 'true',
    near: '42.87,74.57',
    within: '5',
  });
});

it('clears what it is about, and nothing else', async () => {
  const { user, close } = open('search=шапка&kinds=rent&size=42&category=101', false);
  await user.click(await screen.findByRole('button', { name: 'Сбросить' }));
  await user.click(screen.getByRole('button', { name: 'Показать' }));
  expect(decodeURIComponent(close.mock.lastCall[0])).toBe('search=шапка&category=101');
});

it('says at the field that the prices are the wrong way round', async () => {
  const { user, close } = open('price_from=900&price_to=500');
  expect(await screen.findByText('Меньше, чем «От»')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Показать' }));
  expect(close).not.toHaveBeenCalled();
});

it('goes on in the currency of the address, and leaves none where there is no price', async () => {
  const { user, close } = open('price_from=9&price_currency=USD');
  const from = await screen.findByRole('textbox', { name: 'От' });
  await user.type(screen.getByRole('textbox', { name: 'До' }), '20');
  await user.click(screen.getByRole('button', { name: 'Показать' }));
  expect(close.mock.lastCall[0]).toBe('price_from=9&price_currency=USD&price_to=20');
  await user.clear(from);
  await user.clear(screen.getByRole('textbox', { name: 'До' }));
  await user.click(screen.getByRole('button', { name: 'Показать' }));
  expect(close.mock.lastCall[0]).toBe('');
});

it('takes the place of the network where the device does not tell, and says so', async () => {
  const place = {
    IPv4: '10.0.0.1',
    country_code: 'KG',
    country_name: 'Кыргызстан',
    city: 'Бишкек',
    city_value: 'Бишкек',
    state: null,
    postal: null,
    latitude: 42.876,
    longitude: 74.6057,
  };
  server.use(mockEndpoint(getMyLocation, () => ({ status: 200, data: place })));
  locate((_found, failed) => failed({} as GeolocationPositionError));
  const { user, close } = open('');
  const distance = await screen.findByRole('combobox', { name: 'Рядом со мной' });
  await user.selectOptions(distance, 'До 5 км');
  expect(await screen.findByText(/Место определено примерно/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Показать' }));
  expect(close.mock.lastCall[0]).toBe('near=42.88%2C74.61&within=5');
});

it('says that it does not know where the device is', async () => {
  server.use(mockLostConnection(getMyLocation));
  locate((_found, failed) => failed({} as GeolocationPositionError));
  const { user } = open('');
  const distance = await screen.findByRole('combobox', { name: 'Рядом со мной' });
  await user.selectOptions(distance, 'До 5 км');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Не удалось'));
  expect((distance as HTMLSelectElement).value).toBe('');
});

function Beside() {
  return <FiltersBeside controls={useFeedFilter(undefined)} />;
}

it('filters from beside the results, and follows what is removed there', async () => {
  const user = userEvent.setup();
  const { history } = renderWithPlatform(<Beside />, {
    path: '/home/search?search=шапка',
    messages: { 'mf-feed-filter-feed': messages },
  });
  expect(await screen.findByRole('heading', { level: 2, name: 'Фильтры' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Аренда' }));
  const show = screen.getByRole('button', { name: 'Показать' });
  await user.click(show);
  await waitFor(() =>
    expect(decodeURIComponent(history.location.search)).toBe('?search=шапка&kinds=rent'),
  );
  expect(document.activeElement).toBe(show);
  act(() => history.replace('/home/search?search=шапка'));
  expect(screen.getByRole('button', { name: 'Аренда' }).getAttribute('aria-pressed')).toBe('false');
});
