import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getReceipt, sellOrder } from '@karavan/shared-api/client/orders';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import commerce from '../../../../locales/ru.json' with { type: 'json' };
import till from '../../locales/ru.json' with { type: 'json' };
import { SellCart } from './sell-cart.tsx';

const money = (amount: string) => ({ amount, currency: 'KGS' });

const CART: Receipt = {
  id: 9,
  transaction_id: 9,
  number: null,
  kind: 'product',
  organization: {
    id: 5,
    title: 'Шаг',
    type: 'Обувь',
    image: null,
    color: '#2f5fa8',
    is_verified: false,
    address: 'Чуй, 1',
    phone: null,
    time_zone: 'Asia/Bishkek',
  },
  status: 'in_progress',
  payment_status: null,
  method: 'cart_checkout',
  reason: null,
  total: money('90.00'),
  item_count: 1,
  created_at: '2026-01-01T10:00:00Z',
  fulfilled_at: null,
  cashier: null,
  client: 'Айгуль',
  is_mine: false,
  paid_at: null,
  rejected_at: null,
  client_id: 7,
  accepted_at: null,
  note: '',
  deadline: null,
  lines: [],
  goods: money('100.00'),
  discount: money('10.00'),
  discount_percent: '10',
  delivery_fee: money('0.00'),
  cashback_spent: money('0.00'),
  cashback_earned: money('0.00'),
  refunded: money('0.00'),
  cancellation_fee: money('0.00'),
  delivery: null,
  booking: null,
  tickets: [],
  can_write_client: false,
  can_pay: false,
  can_cancel: false,
  staff_actions: ['sell', 'reject'],
};

const SOLD: Receipt = {
  ...CART,
  status: 'accepted',
  payment_status: 'accepted',
  fulfilled_at: '2026-01-01T10:05:00Z',
  staff_actions: [],
};

const server = startMockServer(
  mockEndpoint(getReceipt, () => ({ status: 200, data: CART })),
  mockEndpoint(sellOrder, () => ({ status: 200, data: SOLD })),
);

function open(path = '/proceed-discount-cart?transaction=9') {
  const texts = {
    'mf-commerce': commerce as unknown as Record<string, string>,
    'mf-commerce-till': till as unknown as Record<string, string>,
  };
  const view = renderWithPlatform(<SellCart />, { path, messages: texts });
  return { user: userEvent.setup(), ...view };
}

it('shows the cart to the seller, who sells it', async () => {
  const { user } = open();
  expect(await screen.findByText('Клиент: Айгуль')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Продать' }));
  expect(await screen.findByText('Продажа оформлена')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Продать' })).toBeNull();
});

it('passes on why it is not sold', async () => {
  server.use(mockEndpoint(sellOrder, () => refusal('own_purchase', 'Нельзя продать самому себе')));
  const { user, record } = open();
  await user.click(await screen.findByRole('button', { name: 'Продать' }));
  await screen.findByRole('button', { name: 'Продать' });
  expect(record.toasts).toMatchObject([{ kind: 'error', text: 'Нельзя продать самому себе' }]);
});

it.each([
  ['its client', { ...CART, can_cancel: true, staff_actions: [] }, /^Это ваш заказ/],
  ['staff who may not sell', { ...CART, staff_actions: [] }, /^У вас нет права/],
  [
    'a seller who comes too late',
    { ...CART, status: 'rejected', reason: 'expired', staff_actions: [] },
    'Время заказа истекло',
  ],
] as const)('tells %s how it stands', async (_, receipt, text) => {
  const data = { ...receipt, staff_actions: [] } as Receipt;
  server.use(mockEndpoint(getReceipt, () => ({ status: 200, data })));
  open();
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Продать' })).toBeNull();
});

it('is not there for others', async () => {
  server.use(mockEndpoint(getReceipt, () => refusal('not_found')));
  open();
  expect(await screen.findByText('Заказ не найден')).toBeTruthy();
});

it.each(['', '?transaction=x', '?transaction=-1'])('asks for a code at %s', async (search) => {
  open(`/proceed-discount-cart${search}`);
  expect(await screen.findByText('Какой заказ?')).toBeTruthy();
});
