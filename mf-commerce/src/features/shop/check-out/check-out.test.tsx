import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkoutSelfPickup, countCartItems, getCart } from '@karavan/shared-api/client/carts';
import type { Cart } from '@karavan/shared-api/contract/carts';
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import messages from '../../../locales/ru.json' with { type: 'json' };
import { CheckOut } from './check-out.tsx';

const money = (amount: string) => ({ amount, currency: 'KGS' });

const CART: Cart = {
  id: 4,
  version: 3,
  organization: {
    id: 7,
    title: 'Шаг',
    type: 'Обувь',
    image: null,
    is_verified: false,
    address: 'Чуй, 1',
  },
  lines: [
    {
      size_id: 31,
      item: { id: 5, name: 'Кроссовки', image: null },
      size: '38',
      quantity: 1,
      available: 9,
      price: money('100.00'),
      total: money('100.00'),
      change: null,
    },
  ],
  card: null,
  goods: money('100.00'),
  discount: money('10.00'),
  cashback: null,
  total: money('90.00'),
  delivery: null,
  methods: ['self_pickup'],
};

const sent: unknown[] = [];
const server = startMockServer(
  mockEndpoint(getCart, () => ({ status: 200, data: CART })),
  mockEndpoint(countCartItems, () => ({ status: 200, data: { count: 0 } })),
  mockEndpoint(checkoutSelfPickup, async ({ request }) => {
    sent.push(await request.json());
    return { status: 201, data: { transaction_id: 77 } };
  }),
);
beforeEach(() => sent.splice(0));

it('orders for the total that is shown, and asks again with the new one when that has changed', async () => {
  server.use(
    mockEndpoint(checkoutSelfPickup, async ({ request }) => {
      const body = (await request.json()) as { total: string };
      sent.push(body);
      if (body.total === '95.00') return { status: 201, data: { transaction_id: 77 } };
      const cart = { ...CART, discount: money('5.00'), total: money('95.00') };
      return { status: 400, failure: { ...refusal('quote_changed').failure, cart } };
    }),
  );
  const user = userEvent.setup();
  const { record, history } = renderWithPlatform(<CheckOut id={4} />, {
    path: '/carts/4/delivery',
    messages: { 'mf-commerce': messages as unknown as Record<string, string> },
  });
  const order = async () => user.click(await screen.findByRole('button', { name: /^Заказать за/ }));
  await order();
  expect(await screen.findByText(/^Сумма изменилась: теперь 95/)).toBeTruthy();
  expect(record.toasts).toEqual([]);
  await order();
  await screen.findByText(/^Заказать за/);
  expect(sent).toEqual([
    { version: 3, total: '90.00' },
    { version: 3, total: '95.00' },
  ]);
  expect(history.location.pathname).toBe('/receipts/77');
});

it('shows what is about to be ordered', async () => {
  renderWithPlatform(<CheckOut id={4} />, {
    path: '/carts/4/delivery',
    messages: { 'mf-commerce': messages as unknown as Record<string, string> },
  });
  const goods = within(await screen.findByRole('region', { name: 'Шаг' }));
  expect(goods.getByRole('listitem').textContent).toMatch(
    /^Кроссовки.*Размер 38 · 1 × 100.с.*100.с$/,
  );
});
