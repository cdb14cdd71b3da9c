import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listDeliveryHistory, listOwedCash } from '@karavan/shared-api/client/delivery';
import type { CourierDelivery, OwedCash } from '@karavan/shared-api/contract/delivery';
import {
  mockEndpoint,
  mockLostConnection,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import { courierDelivery, deliveredDelivery, money, TEXTS } from '../../testing/deliveries.ts';
import { ReviewHistory } from './review-history.tsx';

// jsdom has no layout: the first items are present as in the server's markup.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.scrollTo = () => undefined;

let carried: CourierDelivery[];
let owed: OwedCash[];
const server = startMockServer(
  mockEndpoint(listDeliveryHistory, () => ({
    status: 200,
    data: { list: carried, total_count: carried.length, total_pages: 1, next: null },
  })),
  mockEndpoint(listOwedCash, () => ({ status: 200, data: { list: owed } })),
);
beforeEach(() => {
  carried = [
    courierDelivery(),
    deliveredDelivery({ id: 4, transaction_id: 10, cash_owed: money('1200.00') }),
  ];
  owed = [];
});

function open() {
  const view = renderWithPlatform(<ReviewHistory />, {
    path: '/delivery/history',
    messages: TEXTS,
  });
  return { user: userEvent.setup(), ...view };
}

const cards = async () =>
  within(await screen.findByRole('list', { name: 'Мои доставки' })).getAllByRole('link');

it('lists what is carried and has been, each leading to its delivery', async () => {
  open();
  expect(screen.getByRole('status')).toBeTruthy();
  const [first, second] = await cards();
  expect(first!.getAttribute('href')).toBe('/delivery/receipt/9');
  expect(within(first!).getByText('В пути')).toBeTruthy();
  expect(within(first!).getByText(/^Доставка 150/)).toBeTruthy();
  expect(second!.getAttribute('href')).toBe('/delivery/receipt/10');
  expect(within(second!).getByText('Доставлен')).toBeTruthy();
});

it('names the cash of one delivery and of all that is to be handed over', async () => {
  owed = [
    {
      organization: { id: 5, title: 'Шаг', address: 'Чуй, 1' },
      sum: money('3400.00'),
      delivery_count: 3,
    },
  ];
  open();
  const [first, second] = await cards();
  expect(within(first!).queryByText(/^Передайте/)).toBeNull();
  expect(within(second!).getByText(/^Передайте 1\s200/)).toBeTruthy();
  const panel = within(await screen.findByRole('region', { name: 'Наличные к передаче' }));
  expect(panel.getByText(/^3\s400/)).toBeTruthy();
  expect(panel.getByText('3 доставки')).toBeTruthy();
});

it('says nothing of cash when none is owed', async () => {
  const answered = jest.fn();
  server.events.on('response:mocked', ({ request }) => answered(new URL(request.url).pathname));
  open();
  await cards();
  await waitFor(() => expect(answered).toHaveBeenCalledWith('/api/v1/delivery/owed_cash/'));
  expect(screen.queryByRole('region', { name: 'Наличные к передаче' })).toBeNull();
});

it('leads a courier without deliveries to those that can be taken', async () => {
  carried = [];
  const { user, history } = open();
  expect(await screen.findByText('Доставок пока нет')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Доступные' }));
  expect(history.location.pathname).toBe('/delivery/available');
});

it('offers another try after a failure', async () => {
  server.use(mockLostConnection(listDeliveryHistory));
  const { user } = open();
  await screen.findByRole('alert');
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await cards()).toHaveLength(2);
});
