import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { assignDelivery, getDeliveryBoard } from '@karavan/shared-api/client/delivery-board';
import type { BoardCourier, BoardDelivery } from '@karavan/shared-api/contract/delivery-board';
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import road from '../locales/ru.json' with { type: 'json' };
import { withRoadTexts } from '../translation.ts';
import { money, TEXTS } from '../../../testing/deliveries.ts';
import { Board as Plain } from './board.tsx';

const Board = withRoadTexts(Plain);

const DELIVERY: BoardDelivery = {
  id: 3,
  transaction_id: 9,
  organization: { id: 5, title: 'Шаг' },
  district: 'Джал',
  status: 'delivery_status_set_for_delivery',
  is_late: true,
  courier: null,
  fee: money('150.00'),
  cash_due: money('1200.00'),
  created_at: '2026-11-21T08:00:00.000Z',
  taken_at: null,
  picked_up_at: null,
};
const COURIER = { id: 1, full_name: 'Нурлан', works_there: true, carried: 2, brought_today: 4 };

let asked: string[];
let sent: unknown[];
const server = startMockServer(
  mockEndpoint(getDeliveryBoard, ({ request }) => {
    asked.push(new URL(request.url).search);
    return {
      status: 200,
      data: {
        counts: { open: 1, road: 2, late: 1 },
        list: [DELIVERY] as BoardDelivery[],
        couriers: [{ ...COURIER, owed: [money('700.00')] }] as BoardCourier[],
      },
    };
  }),
  mockEndpoint(assignDelivery, async ({ request }) => {
    sent.push(await request.json());
    return { status: 204, data: undefined };
  }),
);
beforeEach(() => {
  asked = [];
  sent = [];
});

async function open() {
  const { record } = renderWithPlatform(<Board organizationId={1} />, {
    messages: { ...TEXTS, 'mf-delivery-road': road },
  });
  await screen.findByRole('article', { name: 'Заказ № 9' });
  return { user: userEvent.setup(), record };
}

const card = () => within(screen.getByRole('article', { name: 'Заказ № 9' }));

it('shows what waits and is late, and the load and debts of couriers', async () => {
  await open();
  expect(card().getByText('Опаздывает')).toBeTruthy();
  expect(screen.getByText('Везёт: 2, сегодня привёз: 4')).toBeTruthy();
  expect(screen.getByText(/^Должен 700/)).toBeTruthy();
});

it('narrows by state', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Опаздывают: 1' }));
  await waitFor(() => expect(asked.at(-1)).toBe('?state=late'));
});

it('gives a delivery to whoever is chosen, and says when somebody was faster', async () => {
  const { user, record } = await open();
  await user.selectOptions(card().getByRole('combobox', { name: 'Курьер' }), 'Нурлан');
  await waitFor(() => expect(sent).toEqual([{ courier_id: 1, instead_of: null }]));
  await waitFor(() =>
    expect(record.toasts).toEqual([{ kind: 'success', text: 'Доставка у курьера Нурлан' }]),
  );
  server.use(mockEndpoint(assignDelivery, () => refusal('conflict')));
  await user.selectOptions(card().getByRole('combobox', { name: 'Курьер' }), 'Нурлан');
  await waitFor(() =>
    expect(record.toasts.at(-1)).toEqual({
      kind: 'error',
      text: 'Доставка уже у другого или завершена',
    }),
  );
});
