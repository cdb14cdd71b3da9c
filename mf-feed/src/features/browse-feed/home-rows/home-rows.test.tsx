import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'jotai/vanilla';
import { listFeed } from '@karavan/shared-api/client/feed';
import { listPromotions } from '@karavan/shared-api/client/promotions';
import { getMyLocation } from '@karavan/shared-api/client/regions';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import type { Promotion } from '@karavan/shared-api/contract/promotions';
import { keepSeenItems, readSeenItems } from '@karavan/shared-api/seen-items';
import {
  mockEndpoint,
  pressToast,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import { rowBetween, type RowKind } from './row-places.ts';
import { RowSlot } from './row-slot.tsx';

const NOWHERE = { country: null, city: null };
const post = (id: number) =>
  ({
    id,
    kind: 'product',
    name: `Плед ${id}`,
    price: null,
    old_price: null,
    price_unit: null,
    image: null,
  }) as FeedPost;

const POSTS = [post(5), post(7)];
const promotions: Promotion[] = [];
let asked: string[];
let hasPlace: boolean;
let isFailing: boolean;
startMockServer(
  mockEndpoint(listFeed, ({ query }) => {
    asked.push(decodeURIComponent(String(query)));
    return {
      status: 200,
      data: { list: POSTS, total_count: 2, total_pages: 1, next: null },
    };
  }),
  mockEndpoint(listPromotions, () =>
    isFailing
      ? { status: 500, failure: { success: false, code: 'internal_error', message: '' } }
      : { status: 200, data: { list: promotions, total_count: 0, total_pages: 0, next: null } },
  ),
  mockEndpoint(getMyLocation, () => ({
    status: 200,
    data: {
      IPv4: '1.1.1.1',
      country_code: 'KG',
      country_name: null,
      city: null,
      city_value: null,
      state: null,
      postal: null,
      latitude: hasPlace ? 42.8746 : null,
      longitude: hasPlace ? 74.5698 : null,
    },
  })),
);

let isInView: boolean;
beforeEach(() => {
  asked = [];
  hasPlace = true;
  isFailing = false;
  isInView = false;
  localStorage.clear();
  // What it watches comes near at once.
  window.IntersectionObserver = class {
    readonly #report: (entries: object[]) => void;
    constructor(report: (entries: object[]) => void) {
      this.#report = report;
    }
    observe(element: Element) {
      const isIntersecting = element.hasAttribute('aria-hidden') || isInView;
      setTimeout(() => act(() => this.#report([{ isIntersecting }])));
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

function open(kind: RowKind) {
  const onEmpty = jest.fn();
  const view = renderWithPlatform(<RowSlot kind={kind} place={NOWHERE} onEmpty={onEmpty} />);
  return { ...view, onEmpty, user: userEvent.setup() };
}

it('stands below the row of cards that has the post before it, however many columns there are', () => {
  expect([0, 1, 2, 3, 4].map((row) => rowBetween(row, row + 1))).toEqual([
    undefined,
    undefined,
    undefined,
    'near',
    undefined,
  ]);
  expect(rowBetween(3, 6)).toBe('near');
  expect(rowBetween(0, 3)).toBeUndefined();
});

it('shows what is offered around the place of the network, without asking the device', async () => {
  const ask = jest.fn();
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: ask },
  });
  open('near');
  const row = await screen.findByRole('region', { name: 'Рядом' });
  expect(await within(row).findByRole('link', { name: /Плед 5/ })).toBeTruthy();
  expect(ask).not.toHaveBeenCalled();
  expect(asked[0]).toMatch(/near=42.87,74.57&within=20.*order_by=popular/);
  expect(within(row).getByRole('link', { name: 'Все: Рядом' }).getAttribute('href')).toBe(
    '/home/posts?near=42.87%2C74.57&within=20',
  );
});

it('goes where nobody knows the place, once nobody sees it', async () => {
  hasPlace = false;
  const { onEmpty } = open('near');
  await waitFor(() => expect(onEmpty).toHaveBeenCalledTimes(1));
});

it('stays as it is while somebody looks at its place', async () => {
  isInView = true;
  hasPlace = false;
  const { onEmpty } = open('near');
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(onEmpty).not.toHaveBeenCalled();
});

it('shows what was opened lately in its order; it can be cleared, taken back, hidden and shown', async () => {
  const store = createStore();
  keepSeenItems(store, { ids: [7, 9, 5], isHidden: false });
  const { record, user } = open('seen');
  const row = await screen.findByRole('region', { name: 'Вы смотрели' });
  await within(row).findByRole('link', { name: /Плед 5/ });
  const names = within(row)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Плед 7', 'Плед 5']);
  expect(asked[0]).toContain('ids=7,9,5');

  const choose = async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'Что показывать: Вы смотрели' }));
    fireEvent.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('Очистить');
  expect(readSeenItems(store).ids).toEqual([]);
  act(() => pressToast(record.toasts.at(-1)));
  expect(readSeenItems(store).ids).toEqual([7, 9, 5]);
  await screen.findByRole('region', { name: 'Вы смотрели' });
  await choose('Не показывать');
  expect(readSeenItems(store)).toEqual({ ids: [7, 9, 5], isHidden: true });
  await user.click(await screen.findByRole('button', { name: 'Показать' }));
  expect(await screen.findByRole('region', { name: 'Вы смотрели' })).toBeTruthy();
});

it('says that it could not be loaded, and is asked for again', async () => {
  isFailing = true;
  const { onEmpty, user } = open('promotions');
  const retry = await screen.findByRole('button', { name: 'Повторить' }, { timeout: 10_000 });
  isFailing = false;
  await user.click(retry);
  await waitFor(() => expect(onEmpty).toHaveBeenCalledTimes(1));
});
