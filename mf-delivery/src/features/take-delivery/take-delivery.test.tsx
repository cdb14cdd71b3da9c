import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  acceptDelivery,
  countAvailableDeliveries,
  listAvailableDeliveries,
} from '@karavan/shared-api/client/delivery';
import { countNotifications } from '@karavan/shared-api/client/notifications';
import type { AvailableDelivery } from '@karavan/shared-api/contract/delivery';
import { createNotificationPolling } from '@karavan/shared-api/state';
import {
  mockEndpoint,
  mockLostConnection,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import {
  availableDelivery,
  COURIER,
  courierDelivery,
  money,
  TEXTS,
} from '../../testing/deliveries.ts';
import { TakeDelivery } from './take-delivery.tsx';

let waiting: AvailableDelivery[];
let taken: string[];

const server = startMockServer(
  mockEndpoint(listAvailableDeliveries, () => ({ status: 200, data: { list: waiting } })),
  mockEndpoint(countAvailableDeliveries, () => ({ status: 200, data: { count: waiting.length } })),
  mockEndpoint(acceptDelivery, ({ params }) => {
    taken.push(params['id']!);
    waiting = waiting.filter(({ id }) => String(id) !== params['id']);
    return { status: 200, data: courierDelivery() };
  }),
);
beforeEach(() => {
  waiting = [
    availableDelivery(),
    availableDelivery({
      id: 4,
      transaction_id: 10,
      district: 'Асанбай',
      fee: money('90.00'),
      who_pays: 'organization',
      item_count: 1,
      cash_due: money('0.00'),
    }),
  ];
  taken = [];
});

function open() {
  const view = renderWithPlatform(<TakeDelivery />, {
    path: '/delivery/available',
    session: COURIER,
    messages: TEXTS,
  });
  return { user: userEvent.setup(), ...view };
}

const card = (id: number) => screen.findByRole('article', { name: `Заказ № ${id}` });

it('shows what waits: what it pays, how much there is, the cash, where from and the district', async () => {
  open();
  expect(screen.getByRole('status')).toBeTruthy();
  const first = within(await card(9));
  expect(first.getByText(/^150/)).toBeTruthy();
  expect(first.getByText('2 товара · Доставку оплачивает клиент')).toBeTruthy();
  expect(first.getByText('Получить наличными').nextElementSibling!.textContent).toMatch(/^1\s200/);
  expect(first.getByText('Шаг, Чуй, 1')).toBeTruthy();
  expect(first.getByText('Джал')).toBeTruthy();
  const second = within(await card(10));
  expect(second.getByText(/^90/)).toBeTruthy();
  expect(second.getByText('1 товар · Доставку оплачивает организация')).toBeTruthy();
  expect(second.getByText('Оплачен, денег не берите')).toBeTruthy();
});

it('says that nothing waits', async () => {
  waiting = [];
  open();
  expect(await screen.findByText('Сейчас заказов нет')).toBeTruthy();
});

it('offers another try after a failure', async () => {
  server.use(mockLostConnection(listAvailableDeliveries));
  const { user } = open();
  expect((await screen.findByRole('alert')).textContent).toContain('Не удалось загрузить');
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await card(9)).toBeTruthy();
});

it('shows what a notification has announced before the interval ends', async () => {
  waiting = [];
  server.use(mockEndpoint(countNotifications, () => ({ status: 200, data: { count: 1 } })));
  const { shell } = open();
  await screen.findByText('Сейчас заказов нет');
  waiting = [availableDelivery()];
  const polling = createNotificationPolling(shell);
  expect(await card(9)).toBeTruthy();
  polling.stop();
});

it('takes a delivery once, however often it is pressed, and goes on to it', async () => {
  const answer = Promise.withResolvers<void>();
  server.use(
    mockEndpoint(acceptDelivery, async ({ params }) => {
      taken.push(params['id']!);
      await answer.promise;
      return { status: 200, data: courierDelivery() };
    }),
  );
  const { user, history, record } = open();
  const take = within(await card(9)).getByRole('button', { name: 'Взять' });
  await user.click(take);
  await waitFor(() => expect(take.getAttribute('aria-busy')).toBe('true'));
  await user.click(take);
  expect(history.location.pathname).toBe('/delivery/available');

  answer.resolve();
  await waitFor(() => expect(history.location.pathname).toBe('/delivery/receipt/9'));
  expect(taken).toEqual(['3']);
  expect(record.toasts).toEqual([{ kind: 'success', text: 'Заказ ваш: адрес и телефон открыты' }]);
});

it.each(['conflict', 'not_found'] as const)(
  'tells a courier who is too late so, and what is gone goes (%s)',
  async (code) => {
    server.use(
      mockEndpoint(acceptDelivery, () => {
        waiting = waiting.slice(1);
        return refusal(code);
      }),
    );
    const { user, history, record } = open();
    await user.click(within(await card(9)).getByRole('button', { name: 'Взять' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Заказ № 9' })).toBeNull());
    expect(record.toasts).toEqual([{ kind: 'error', text: 'Этот заказ уже взял другой курьер' }]);
    expect(history.location.pathname).toBe('/delivery/available');
    expect(await card(10)).toBeTruthy();
  },
);

it('keeps the card when the connection is lost, and the next press takes it', async () => {
  server.use(mockLostConnection(acceptDelivery));
  const { user, history, record } = open();
  await user.click(within(await card(9)).getByRole('button', { name: 'Взять' }));
  await waitFor(() =>
    expect(record.toasts).toEqual([{ kind: 'error', text: 'Не удалось взять заказ' }]),
  );
  server.resetHandlers();
  await user.click(within(await card(9)).getByRole('button', { name: 'Взять' }));
  await waitFor(() => expect(history.location.pathname).toBe('/delivery/receipt/9'));
});
