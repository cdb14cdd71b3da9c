import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMe } from '@karavan/shared-api/client/accounts';
import {
  countOrderStages,
  getOrderStatistics,
  listOrganizationOrders,
  ORDER_LISTS,
} from '@karavan/shared-api/client/statistics';
import { listRentalSums } from '@karavan/shared-api/client/rental-statistics';
import type { Me } from '@karavan/shared-api/contract/accounts';
import { ORDER_READERS } from '@karavan/shared-api/contract/order-readers';
import type { OrderKind } from '@karavan/shared-api/contract/order-states';
import { WORK_LISTS, workPath } from '@karavan/shared-api/contract/receipt-path';
import type { RentalSums } from '@karavan/shared-api/contract/rental-statistics';
import type { StageCount } from '@karavan/shared-api/contract/statistics';
import {
  mockEndpoint,
  mockLostConnection,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import management from '@karavan/shared-api/management/locales/ru.json' with { type: 'json' };
import {
  listedOrder,
  money,
  page,
  staff,
  statistics,
  TEXTS,
  wantedBy,
  workplace,
} from '../../testing/business.ts';
import findTexts from './find-order/locales/ru.json' with { type: 'json' };
import { ReviewOrders } from './review-orders.tsx';

let me: Me;
/** What was asked for, in order. */
let asked: string[];

const list = ({ request }: { readonly request: Request }) => {
  asked.push(wantedBy(request));
  return page([listedOrder()]);
};

const COUNTS: StageCount[] = [{ kind: 'product', stage: 'new', count: 3 }];

const THING: RentalSums = {
  id: 9,
  title: 'Палатка',
  image: null,
  total: money('900.00'),
  order_count: 2,
};

const server = startMockServer(
  mockEndpoint(getMe, () => ({ status: 200, data: me })),
  mockEndpoint(getOrderStatistics, ({ request }) => {
    asked.push(wantedBy(request));
    return { status: 200, data: statistics() };
  }),
  mockEndpoint(listRentalSums, () => page([THING])),
  mockEndpoint(countOrderStages, () => ({ status: 200, data: { list: COUNTS } })),
  ...Object.values(ORDER_LISTS).map((endpoint) => mockEndpoint(endpoint, list)),
);
const { matchMedia } = window;
afterEach(() => {
  window.matchMedia = matchMedia;
});
beforeEach(() => {
  me = staff(workplace());
  asked = [];
});

function open(kind: OrderKind = 'product', search = '') {
  const view = renderWithPlatform(<ReviewOrders list={WORK_LISTS[kind]} />, {
    path: workPath(kind) + search,
    messages: { ...TEXTS, management, 'mf-statistics-find-order': findTexts },
  });
  return { user: userEvent.setup(), ...view };
}

const table = () => screen.findByRole('list', { name: 'Список заказов' });
const choice = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name });

it.each([
  ['product', 'Заказы', 'orders'],
  ['rent', 'Аренда', 'bookings'],
  ['ticket', 'Билеты', 'tickets'],
] as const)('shows figures and list of %s', async (kind, heading, path) => {
  const { record } = open(kind);
  expect(screen.getByRole('status')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
  expect(await table()).toBeTruthy();
  expect(await screen.findByText('Продажи')).toBeTruthy();
  expect(asked.toSorted()).toEqual([`5/${path}/?`, `5/statistics/orders/?kind=${kind}`].toSorted());
  const current = screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map(({ textContent }) => textContent!.trim())).toEqual([
    kind === 'product' ? `${heading} 3` : heading,
  ]);
  expect(record.header).toMatchObject({ title: heading, documentTitle: `${heading} — Шаг` });
});

it.each(
  Object.entries(ORDER_READERS).flatMap(([kind, permissions]) =>
    permissions.map((permission) => [kind as OrderKind, permission] as const),
  ),
)('lists %s for whoever %s; figures are for those who may view statistics', async (kind, may) => {
  me = staff(workplace({ permissions: [may] }));
  open(kind, '?view=all');
  await table();
  const seesFigures = may === 'can_view_statistics';
  expect(screen.queryByRole('button', { name: 'Скачать Excel' }) !== null).toBe(seesFigures);
  await waitFor(() => expect(asked).toHaveLength(seesFigures ? 2 : 1));
});

const tab = () => screen.findByRole('tab', { selected: true });

it.each([
  ['can_manage_orders', 'product', 'Новые 3', '5/orders/?stage=new'],
  ['can_sell', 'ticket', 'Ждут оплаты 0', '5/tickets/?stage=pay'],
  ['can_scan', 'rent', 'Выдать 0', '5/bookings/?stage=collect'],
  ['can_sell', 'product', 'Ждут оплаты 0', '5/orders/?stage=pay'],
  ['can_refund', 'product', 'Все и итоги', '5/orders/?'],
] as const)(
  'opens for whoever %s with the work on %s, and says how much there is',
  async (may, kind, name, path) => {
    me = staff(workplace({ permissions: [may] }));
    open(kind);
    await table();
    await waitFor(async () => expect((await tab()).textContent).toBe(name));
    expect(asked).toEqual([path]);
  },
);

it('a stage is chosen, and stands in the address but not on the way to other kinds', async () => {
  me = staff(workplace({ permissions: ['can_manage_orders', 'can_sell'] }));
  const { user, history } = open();
  await table();
  await user.click(screen.getByRole('tab', { name: 'Отправить' }));
  await waitFor(() => expect(asked).toContain('5/orders/?stage=send'));
  expect(history.location.search).toBe('?view=send');
  expect(screen.getByRole('link', { name: 'Билеты' }).getAttribute('href')).toBe(
    '/statistics/events',
  );
});

it('leads from a list that there is not to the orders of goods', async () => {
  const { history } = renderWithPlatform(<ReviewOrders list="none" />, {
    path: '/statistics/none',
    messages: TEXTS,
  });
  await waitFor(() => expect(history.location.pathname).toBe('/statistics/orders'));
});

it('leads whoever reads only other kinds to the first of them', async () => {
  me = staff(workplace({ permissions: ['can_scan'] }));
  const { history } = open();
  await waitFor(() => expect(history.location.pathname).toBe('/statistics/rent'));
  expect(asked).toEqual([]);
});

it('links only the kinds that the person reads', async () => {
  me = staff(workplace({ permissions: ['can_sell'] }));
  open();
  await table();
  expect(screen.getByRole('link', { name: 'Билеты' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Аренда' })).toBeNull();
});

it('tells whoever may read no orders so', async () => {
  me = staff(workplace({ permissions: ['can_edit_organization'] }));
  open();
  expect(await screen.findByText('Заказы вам не видны')).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(asked).toEqual([]);
});

it('offers another try when it is not known who asks', async () => {
  server.use(mockLostConnection(getMe));
  const { user } = open();
  await screen.findByRole('alert');
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await table()).toBeTruthy();
});

it.each([
  ['', 'Заказы'],
  ['?view=all', 'Статистика'],
] as const)(
  'stands among the sections of the organization on a wide screen: %s',
  async (search, name) => {
    window.matchMedia = () =>
      ({ matches: true, addEventListener() {}, removeEventListener() {} }) as never;
    me = staff(workplace({ permissions: ['can_manage_orders', 'can_view_statistics'] }));
    const { record } = open('product', search);
    const sections = await screen.findByRole('navigation', { name: management.sections });
    expect(within(sections).getByRole('link', { current: 'page' }).textContent).toBe(name);
    expect(screen.getByRole('heading', { level: 1, name: 'Заказы' })).toBeTruthy();
    expect(record.header).toMatchObject({ title: '', documentTitle: 'Заказы — Шаг' });
    expect(await table()).toBeTruthy();
  },
);

describe('of several organizations', () => {
  beforeEach(() => {
    me = staff(
      workplace({ id: 4, title: 'Чужой чат', permissions: ['can_send_message'] }),
      workplace({ id: 5, title: 'Пусто', order_kinds: [] }),
      workplace({ id: 6, title: 'Лодки', order_kinds: ['rent'] }),
    );
  });

  it('the first with such orders is shown, and only those that may be read are offered', async () => {
    open('rent');
    const select = await choice('Организация');
    expect(select.selectedOptions[0]!.text).toBe('Лодки');
    expect([...select.options].map(({ text }) => text)).toEqual(['Пусто', 'Лодки']);
    await waitFor(() => expect(asked).toContain('6/bookings/?'));
  });

  it('the one of the address is shown, and another one once it is chosen', async () => {
    const { user, history } = open('rent', '?organization=5&days=7');
    const select = await choice('Организация');
    expect(select.selectedOptions[0]!.text).toBe('Пусто');
    await user.selectOptions(select, 'Лодки');
    await waitFor(() => expect(asked).toContain('6/bookings/?'));
    expect(history.location.search).toBe('?organization=6&days=7');
  });

  it('one that may not be read is not shown because the address names it', async () => {
    open('rent', '?organization=4');
    expect((await choice('Организация')).selectedOptions[0]!.text).toBe('Лодки');
    expect(asked.some((call) => call.startsWith('4/'))).toBe(false);
  });
});

it('a period is chosen, stays in the address and on the way to the other lists', async () => {
  const spans: (string | null)[][] = [];
  server.use(
    mockEndpoint(listOrganizationOrders, ({ query }) => {
      spans.push([query.get('from'), query.get('to')]);
      return page([]);
    }),
  );
  const { user, history } = open();
  const select = await choice('Период');
  expect(select.selectedOptions[0]!.text).toBe('30 дней');
  await user.selectOptions(select, '7 дней');
  await waitFor(() => expect(spans).toHaveLength(2));
  const [month, week] = spans.map(
    ([from, to]) => (Date.parse(to!) - Date.parse(from!)) / 86_400_000 + 1,
  );
  expect([month, week]).toEqual([30, 7]);
  expect(history.location.search).toBe('?days=7');
  expect(screen.getByRole('link', { name: 'Билеты' }).getAttribute('href')).toBe(
    '/statistics/events?days=7',
  );
});

it('days of one’s own are chosen, go forward, and stand in the address', async () => {
  const spans: (string | null)[][] = [];
  server.use(
    mockEndpoint(listOrganizationOrders, ({ query }) => {
      spans.push([query.get('from'), query.get('to')]);
      return page([]);
    }),
  );
  const { user, history } = open('product', '?days=7');
  await user.selectOptions(await choice('Период'), 'Свои даты');
  const from = screen.getByLabelText('С');
  const to = screen.getByLabelText('По');
  fireEvent.change(from, { target: { value: '2026-01-10' } });
  fireEvent.change(to, { target: { value: '2026-01-20' } });
  await waitFor(() => expect(spans.at(-1)).toEqual(['2026-01-10', '2026-01-20']));
  expect(history.location.search).toBe('?from=2026-01-10&to=2026-01-20');
  fireEvent.change(from, { target: { value: '2026-02-01' } });
  await waitFor(() => expect(spans.at(-1)).toEqual(['2026-02-01', '2026-02-01']));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Период' }), '30 дней');
  await waitFor(() => expect(history.location.search).toBe('?days=30'));
  expect(screen.queryByLabelText('С')).toBeNull();
});

it('a status narrows the list down and stands in the address', async () => {
  const { user, history } = open();
  const chips = within(await screen.findByRole('group', { name: 'Статус' }));
  expect(chips.getByRole('button', { name: 'Все' }).getAttribute('aria-pressed')).toBe('true');
  await user.click(chips.getByRole('button', { name: 'Отклонён' }));
  await waitFor(() => expect(asked).toContain('5/orders/?status=rejected'));
  expect(history.location.search).toBe('?status=rejected');
  await user.click(chips.getByRole('button', { name: 'Все' }));
  await waitFor(() => expect(history.location.search).toBe(''));
});

it('looks for the number of a receipt among the orders of all times, and shows no figures of it', async () => {
  const { user } = open('product', '?view=all');
  await user.type(await screen.findByRole('searchbox', { name: findTexts.find }), 'A-742');
  await waitFor(() => expect(asked).toContain('5/orders/?search=A-742'));
  expect(screen.queryByText('Продажи')).toBeNull();
  expect(await table()).toBeTruthy();
});

it('leads from the rentals to the orders of each thing that was let, with the days', async () => {
  open('rent', '?view=all&days=7');
  const things = await screen.findByRole('list', { name: 'Что сдавали' });
  expect(within(things).getByText('2 заказа')).toBeTruthy();
  expect(within(things).getByRole('link', { name: 'Палатка' }).getAttribute('href')).toBe(
    '/statistics/rent/9/orders?days=7&organization=5',
  );
});

it('links the till for those who sell or see statistics, and nobody else', async () => {
  me = staff(workplace({ permissions: ['can_sell'] }));
  const { unmount } = open('product', '?days=7');
  expect((await screen.findByRole('link', { name: 'Касса' })).getAttribute('href')).toBe(
    '/statistics/sales?days=7',
  );
  unmount();
  me = staff(workplace({ permissions: ['can_manage_orders'] }));
  open();
  await screen.findByRole('link', { name: /^Заказы/ });
  expect(screen.queryByRole('link', { name: 'Касса' })).toBeNull();
});
