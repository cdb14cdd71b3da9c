import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  listOrganizationBookings,
  listOrganizationOrders,
} from '@karavan/shared-api/client/statistics';
import type { OrderKind } from '@karavan/shared-api/contract/order-states';
import {
  mockEndpoint,
  mockLostConnection,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import { listedOrder, page, TEXTS } from '../../testing/business.ts';
import { OrderList, parseStatus } from './order-list.tsx';

const answer = ({ query }: { readonly query: URLSearchParams }) =>
  query.get('cursor') === 'later'
    ? page([listedOrder({ id: 42, status: 'rejected', stage: null, name: null, client: 'Бакыт' })])
    : page([listedOrder()], 'later');
const server = startMockServer(
  mockEndpoint(listOrganizationOrders, answer),
  mockEndpoint(listOrganizationBookings, answer),
);

function open(kind: OrderKind = 'product') {
  const view = renderWithPlatform(
    <OrderList
      organizationId={5}
      timeZone="Asia/Bishkek"
      kind={kind}
      period={{ from: '2026-11-01', to: '2026-11-20' }}
      status={null}
      onStatusChange={() => undefined}
    />,
    { messages: TEXTS },
  );
  return { user: userEvent.setup(), ...view };
}

const cards = async () =>
  within(await screen.findByRole('list', { name: 'Список заказов' })).getAllByRole('listitem');

it('shows a page of orders, and the next one when it is asked for', async () => {
  const { user } = open();
  expect(screen.getByRole('status')).toBeTruthy();
  const [card] = await cards();
  expect(card!.textContent).toMatch(/Кроссовки.*38.*№ 41 · Айгуль.*1\s200/);
  await user.click(screen.getByRole('button', { name: 'Показать ещё' }));
  expect(await screen.findByRole('link', { name: 'Продажа на сумму' })).toBeTruthy();
  const [, later] = await cards();
  expect(later!.textContent).toMatch(/№ 42 · Бакыт.*Отклонён/);
  expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull();
});

it.each([
  ['product', '/receipts/41'],
  ['rent', '/receipts/rent/41'],
] as const)('leads from one of %s to its receipt, beside the list', async (kind, path) => {
  open(kind);
  const link = await screen.findByRole('link', { name: 'Кроссовки' });
  expect(link.getAttribute('href')).toBe(`${path}?work=all`);
});

it('says that there are no such orders', async () => {
  server.use(mockEndpoint(listOrganizationOrders, () => page([])));
  open();
  expect(await screen.findByText('Таких заказов за период нет')).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});

it('offers another try after a failure', async () => {
  server.use(mockLostConnection(listOrganizationOrders));
  const { user } = open();
  await screen.findByRole('alert');
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await cards()).toHaveLength(1);
});

it('keeps what is there when the next page fails, which is asked for again', async () => {
  const { user } = open();
  await cards();
  server.use(mockLostConnection(listOrganizationOrders));
  await user.click(screen.getByRole('button', { name: 'Показать ещё' }));
  const again = await screen.findByRole('button', { name: 'Повторить' });
  expect(await cards()).toHaveLength(1);
  server.resetHandlers();
  await user.click(again);
  expect(await screen.findByRole('link', { name: 'Продажа на сумму' })).toBeTruthy();
});

it.each([
  ['rejected', 'rejected'],
  ['refunded', null],
  ['', null],
  [null, null],
])('an address that asks for %s gets %s', (text, status) => {
  expect(parseStatus(text)).toBe(status);
});
