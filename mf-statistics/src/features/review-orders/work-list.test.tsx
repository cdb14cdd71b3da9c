import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { acceptOrder, handOverOrder, rejectOrder } from '@karavan/shared-api/client/orders';
import { listOrganizationOrders } from '@karavan/shared-api/client/statistics';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import type { ListedOrder } from '@karavan/shared-api/contract/statistics';
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import { listedOrder, page, TEXTS } from '../../testing/business.ts';
import { WorkList } from './work-list.tsx';

const RECEIPT = {} as Receipt;

let orders: ListedOrder[];
/** The orders that were answered, in the order in which that was sent. */
let sent: string[];

const leave = (action: string) => (call: { readonly params: Readonly<Record<string, string>> }) => {
  const { order } = call.params;
  sent.push(`${action} ${order}`);
  orders = orders.filter(({ id }) => String(id) !== order);
  return { status: 200 as const, data: RECEIPT };
};

const server = startMockServer(
  mockEndpoint(listOrganizationOrders, () => page(orders)),
  mockEndpoint(acceptOrder, leave('accept')),
  mockEndpoint(rejectOrder, leave('reject')),
  mockEndpoint(handOverOrder, leave('hand_over')),
);
beforeEach(() => {
  sent = [];
  orders = [41, 42, 43].map((id) =>
    listedOrder({ id, name: `Товар ${id}`, line_count: 3, staff_actions: ['accept', 'reject'] }),
  );
});

function open() {
  const view = renderWithPlatform(
    <WorkList organizationId={5} timeZone="Asia/Bishkek" kind="product" stage="new" />,
    { messages: TEXTS },
  );
  return { user: userEvent.setup(), ...view };
}

const cardOf = async (id: number) => {
  const name = await screen.findByRole('link', { name: `Товар ${id}` });
  return within(name.closest('li')!);
};

it('shows what an order is of, whose it is, and does the next step in its card', async () => {
  const { user, record } = open();
  const card = await cardOf(41);
  expect(card.getByText('и ещё 2 товара')).toBeTruthy();
  expect(card.getByText('№ 41 · Айгуль')).toBeTruthy();
  await user.click(card.getByRole('button', { name: 'Принять' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Товар 41' })).toBeNull());
  expect(sent).toEqual(['accept 41']);
  expect(record.toasts).toEqual([{ kind: 'success', text: 'Заказ № 41 принят' }]);
});

it('asks why before it rejects, and says it', async () => {
  const reasons: unknown[] = [];
  server.use(
    mockEndpoint(rejectOrder, async (call) => {
      reasons.push(await call.request.json());
      return leave('reject')(call);
    }),
  );
  const { user, record } = open();
  await user.click((await cardOf(42)).getByRole('button', { name: 'Отклонить' }));
  await waitFor(() => expect(reasons).toEqual([{ reason: 'out_of_stock' }]));
  expect(record.dialogs).toEqual([
    { title: 'Почему отклоняете?', okLabel: 'Нет в наличии', cancelLabel: 'Другая причина' },
    { title: 'Отклонить', text: 'Заказ № 42', danger: true },
  ]);
});

it('asks before it rejects, and tells why nothing came of it', async () => {
  server.use(mockEndpoint(rejectOrder, () => refusal('conflict', 'Заказ уже отменён')));
  const { user, record } = open();
  await user.click((await cardOf(42)).getByRole('button', { name: 'Отклонить' }));
  await waitFor(() =>
    expect(record.toasts).toEqual([{ kind: 'error', text: 'Заказ уже отменён' }]),
  );
});

it('shows whoever may do nothing with them the orders alone', async () => {
  orders = orders.map((order) => ({ ...order, staff_actions: ['refund'] }));
  open();
  const card = await cardOf(41);
  expect(card.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('checkbox', { hidden: true })).toBeNull();
});

it('does not offer to hand over several at once', async () => {
  orders = orders.map((order) => ({ ...order, staff_actions: ['hand_over', 'reject'] }));
  open();
  expect((await cardOf(41)).getByRole('button', { name: 'Выдано и оплачено' })).toBeTruthy();
  expect(screen.queryByRole('checkbox', { hidden: true })).toBeNull();
});

it('accepts several one by one: what fails stays selected and says why', async () => {
  const { user } = open();
  await cardOf(41);
  server.use(
    mockEndpoint(acceptOrder, (call) =>
      call.params['order'] === '42' ? refusal('conflict', 'Нет в наличии') : leave('accept')(call),
    ),
  );
  // Only wide screens show it, and here there is no screen.
  await user.click(screen.getByRole('checkbox', { name: 'Выбрать все', hidden: true }));
  await user.click(screen.getByRole('button', { name: 'Принять выбранные: 3', hidden: true }));
  expect(await screen.findByText('№ 42: Нет в наличии')).toBeTruthy();
  expect(screen.getByText('Готово: 2')).toBeTruthy();
  expect(sent).toEqual(['accept 41', 'accept 43']);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Товар 43' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Товар 42' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Выбрать заказ № 42').checked).toBe(true);
  server.use(mockEndpoint(acceptOrder, leave('accept')));
  await user.click(screen.getByRole('button', { name: 'Принять выбранные: 1', hidden: true }));
  expect(await screen.findByText('Здесь всё сделано')).toBeTruthy();
});

it('says that nothing is left to do', async () => {
  orders = [];
  open();
  expect(await screen.findByText('Здесь всё сделано')).toBeTruthy();
});
