import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listReceipts, listSellers } from '@karavan/shared-api/client/orders';
import type { ReceiptSummary } from '@karavan/shared-api/contract/orders';
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import main from '../../../locales/ru.json' with { type: 'json' };
import texts from './locales/ru.json' with { type: 'json' };
import { ReceiptList } from './view-receipts.tsx';

const receipt = (id: number, title: string): ReceiptSummary => ({
  id,
  transaction_id: id,
  number: null,
  kind: 'product',
  organization: {
    id: 7,
    title,
    image: null,
    color: '#2f5fa8',
    type: 'Одежда',
    is_verified: false,
    time_zone: 'Asia/Bishkek',
  },
  status: 'in_progress',
  payment_status: null,
  method: 'cash_courier',
  reason: null,
  total: { amount: '100.00', currency: 'KGS' },
  item_count: 1,
  created_at: '2026-03-01T09:00:00.000Z',
  fulfilled_at: null,
  booking: null,
});

let stored: readonly ReceiptSummary[];
let asked: URLSearchParams[];
startMockServer(
  mockEndpoint(listReceipts, ({ request }) => {
    const query = new URL(request.url).searchParams;
    asked.push(query);
    const search = query.get('search') ?? '';
    const list = [...stored].filter(({ organization }) => organization.title.includes(search));
    return { status: 200, data: { list, total_count: list.length, total_pages: 1, next: null } };
  }),
  mockEndpoint(listSellers, () => {
    const list = [{ id: 7, title: 'Шаг' }];
    return { status: 200, data: { list } };
  }),
);
beforeEach(() => {
  stored = [receipt(1, 'Шаг'), receipt(2, 'Лавка')];
  asked = [];
});

const show = () =>
  renderWithPlatform(<ReceiptList />, {
    messages: { 'mf-commerce': main, 'mf-commerce-receipts': texts },
  });
const last = () => Object.fromEntries(asked.at(-1)!);

const toTickets = () => screen.findByRole('link', { name: 'Билеты от других' });

it('somebody without orders is led to the feed and to tickets of others, not to filters', async () => {
  stored = [];
  show();
  expect(await screen.findByText('Заказов пока нет')).toBeTruthy();
  expect((await toTickets()).getAttribute('href')).toBe('/tickets');
  expect(screen.queryByRole('search')).toBeNull();
});

it('tickets of others are one press away from the orders', async () => {
  show();
  expect((await toTickets()).getAttribute('href')).toBe('/tickets');
});

it('orders are narrowed by state, kind, organization and days, and the filters reset', async () => {
  const user = userEvent.setup();
  show();
  const states = within(await screen.findByRole('group', { name: 'Состояние' }));
  await user.click(states.getByRole('button', { name: 'В работе' }));
  await user.click(screen.getByRole('button', { name: 'Фильтры' }));
  await user.click(screen.getByRole('button', { name: 'Аренда' }));
  await screen.findByRole('option', { name: 'Шаг' });
  await user.selectOptions(screen.getByLabelText('Организация'), 'Шаг');
  await user.type(screen.getByLabelText('С'), '2026-03-01');
  await screen.findByRole('button', { name: 'Фильтры: 3' });
  expect(last()).toMatchObject({
    state: 'open',
    kind: 'rent',
    organization: '7',
    from: '2026-03-01',
  });
  await user.click(screen.getByRole('button', { name: 'Сбросить фильтры' }));
  await screen.findByRole('button', { name: 'Фильтры' });
  expect(screen.getByRole('button', { name: 'Всё' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByLabelText<HTMLSelectElement>('Организация').value).toBe('');
  expect(screen.getByRole('button', { name: 'В работе', pressed: true })).toBeTruthy();
});

it('what a search does not find is said, and all come back', async () => {
  const user = userEvent.setup();
  show();
  await user.type(await screen.findByLabelText('Номер или организация'), 'Лав');
  expect(await screen.findByRole('link', { name: /Лавка/ })).toBeTruthy();
  await user.type(screen.getByLabelText('Номер или организация'), 'ина');
  expect(await screen.findByText('Ничего не найдено')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Показать все заказы' }));
  expect(await screen.findByRole('link', { name: /Шаг/ })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Номер или организация').value).toBe('');
});
