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
    ? page([listedOrder({ id: 42, status: 'rejected', name: null, client: 'Бакыт' })])
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

/** The body rows, cell by cell. */
const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

it('shows a page of orders, and the next one when it is asked for', async () => {
  const { user } = open();
  expect(screen.getByRole('status')).toBeTruthy();
  const [[id, status, , name, client, total]] = (await rows()) as [string[]];
  expect([id, status, name, client]).toEqual(['41', 'Ожидает', 'Кроссовки', 'Айгуль']);
  expect(total).toMatch(/^1\s200/);
  await user.click(screen.getByRole('button', { name: 'Показать ещё' }));
  expect(await screen.findByRole('link', { name: '42' })).toBeTruthy();
  const [, later] = await rows();
  expect(later!.slice(3, 5)).toEqual(['', 'Бакыт']);
  expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull();
});

it.each([
  ['product', '/receipts/41'],
  ['rent', '/receipts/rent/41'],
] as const)('leads from one of %s to its receipt', async (kind, path) => {
  open(kind);
  const link = await screen.findByRole('link', { name: '41' });
  expect(link.getAttribute('href')).toBe(path);
});

it('says that there are no such orders', async () => {
  server.use(mockEndpoint(listOrganizationOrders, () => page([])));
  open();
  expect(await screen.findByText('Таких заказов за период нет')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

it('offers another try after a failure', async () => {
  server.use(mockLostConnection(listOrganizationOrders));
  const { user } = open();
  await screen.findByRole('alert');
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await rows()).toHaveLength(1);
});

it('keeps what is there when the next page fails, which is asked for again', async () => {
  const { user } = open();
  await rows();
  server.use(mockLostConnection(listOrganizationOrders));
  await user.click(screen.getByRole('button', { name: 'Показать ещё' }));
  const again = await screen.findByRole('button', { name: 'Повторить' });
  expect(await rows()).toHaveLength(1);
  server.resetHandlers();
  await user.click(again);
  expect(await screen.findByRole('link', { name: '42' })).toBeTruthy();
});

it.each([
  ['rejected', 'rejected'],
  ['refunded', null],
  ['', null],
  [null, null],
])('an address that asks for %s gets %s', (text, status) => {
  expect(parseStatus(text)).toBe(status);
});
