import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMe } from '@karavan/shared-api/client/accounts';
import {
  downloadTillSales,
  getTillStatistics,
  listTillPeople,
  listTillSales,
} from '@karavan/shared-api/client/sales';
import { countOrderStages } from '@karavan/shared-api/client/statistics';
import type { Me } from '@karavan/shared-api/contract/accounts';
import type { StageCount } from '@karavan/shared-api/contract/statistics';
import management from '@karavan/shared-api/management/locales/ru.json' with { type: 'json' };
import {
  mockEndpoint,
  mockFile,
  mockLostConnection,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import {
  listedOrder,
  money,
  page,
  staff,
  statistics,
  TEXTS,
  wantedBy,
  workplace,
} from '../../../testing/business.ts';
import { ReviewOrders } from '../review-orders.tsx';

const NONE: StageCount[] = [];

let me: Me;
/** What was asked for, in order. */
let asked: string[];

const SALE = listedOrder({
  id: 77,
  number: 'A-12',
  stage: null,
  status: 'accepted',
  method: 'cart_checkout',
  // The evening of the day before in UTC.
  sold_at: '2026-11-19T20:30:00.000Z',
  cashier: 'Бакыт',
});

const server = startMockServer(
  mockEndpoint(getMe, () => ({ status: 200, data: me })),
  mockEndpoint(countOrderStages, () => ({ status: 200, data: { list: NONE } })),
  mockEndpoint(getTillStatistics, ({ request }) => {
    asked.push(wantedBy(request));
    const { searchParams } = new URL(request.url);
    return {
      status: 200,
      data: {
        ...statistics(),
        cashier: searchParams.has('cashier') ? 'Бакыт' : null,
        client: searchParams.has('client') ? 'Айгуль' : null,
      },
    };
  }),
  mockEndpoint(listTillSales, ({ request }) => {
    asked.push(wantedBy(request));
    return page([SALE]);
  }),
  mockEndpoint(listTillPeople, ({ request }) => {
    asked.push(wantedBy(request));
    return page([
      { id: 9, full_name: 'Бакыт', avatar: null, total: money('5000.00'), order_count: 3 },
    ]);
  }),
  mockFile(downloadTillSales, ({ request }) => {
    asked.push(wantedBy(request));
    return '';
  }),
);
beforeEach(() => {
  me = staff(workplace());
  asked = [];
});

function open(search = '') {
  const view = renderWithPlatform(<ReviewOrders list="sales" />, {
    path: `/statistics/sales${search}`,
    messages: { ...TEXTS, management },
  });
  return { user: userEvent.setup(), ...view };
}

const receipts = () => screen.findByRole('list', { name: 'Чеки' });

it('lists what was sold at the till by the clock there, each with its receipt, below what it comes to', async () => {
  const { record } = open();
  const list = await receipts();
  expect(within(list).getByRole('link', { name: 'Кроссовки' }).getAttribute('href')).toBe(
    '/receipts/77',
  );
  expect(list.textContent).toMatch(/Кроссовки.*A-12 · 20 нояб\., 02:30.*Айгуль · Кассир: Бакыт/);
  expect(await screen.findByText('Чеков')).toBeTruthy();
  expect(asked.toSorted()).toEqual(['5/sales/?', '5/statistics/sales/?']);
  expect(record.header).toMatchObject({ title: 'Касса' });
  expect(screen.getByRole('link', { current: 'page', name: 'Касса' })).toBeTruthy();
});

it('tells who has sold how much, and leads to the sales of one of them and back to all', async () => {
  const { user, record } = open('?days=7');
  await receipts();
  await user.click(screen.getByRole('tab', { name: 'Кассиры' }));
  const people = await screen.findByRole('list', { name: 'Кассиры' });
  expect(within(people).getByText('3 чека')).toBeTruthy();
  expect(asked).toContain('5/statistics/sales/users/?by=cashier');
  const link = within(people).getByRole('link', { name: 'Бакыт' });
  expect(link.getAttribute('href')).toBe('/statistics/sales?days=7&cashier=9');
  asked = [];
  await user.click(link);
  expect(await screen.findByRole('button', { name: 'Кассир: Бакыт' })).toBeTruthy();
  await waitFor(() =>
    expect(asked.toSorted()).toEqual(['5/sales/?cashier=9', '5/statistics/sales/?cashier=9']),
  );
  await user.click(screen.getByRole('button', { name: 'Скачать Excel' }));
  await waitFor(() =>
    expect(record.toasts).toEqual([{ kind: 'error', text: 'В ответе нет файла' }]),
  );
  expect(asked).toContain('5/statistics/sales/excel/?cashier=9');
  await user.click(screen.getByRole('button', { name: 'Кассир: Бакыт' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Кассир/ })).toBeNull());
});

it('shows staff who only sell their own sales, and says so', async () => {
  me = staff(workplace({ permissions: ['can_sell'] }));
  open('?cashier=3&by=cashiers');
  expect(await screen.findByText(/только ваши продажи/)).toBeTruthy();
  await receipts();
  expect(screen.queryByRole('tab', { name: 'Кассиры' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Кассир/ })).toBeNull();
  expect(asked.toSorted()).toEqual(['5/sales/?', '5/statistics/sales/?']);
});

it('leads staff who neither sell nor see statistics to what they may read', async () => {
  me = staff(workplace({ permissions: ['can_manage_orders'] }));
  const { history } = open();
  await waitFor(() => expect(history.location.pathname).toBe('/statistics/orders'));
  expect(asked).toEqual([]);
});

it('says that nothing was sold, and what was given back of what was', async () => {
  server.use(mockEndpoint(listTillSales, () => page([])));
  const { unmount } = open();
  expect(await screen.findByText('За эти дни ничего нет')).toBeTruthy();
  unmount();
  server.use(
    mockEndpoint(listTillSales, () => page([{ ...SALE, refunded: money('1200.00'), name: null }])),
  );
  open();
  const list = await receipts();
  expect(list.textContent).toMatch(/Продажа на сумму/);
  expect(list.textContent).toMatch(/возврат 1\s200/);
});

it('offers another try after a failure of the list', async () => {
  server.use(mockLostConnection(listTillSales));
  const { user } = open();
  await screen.findByRole('alert');
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await receipts()).toBeTruthy();
});
