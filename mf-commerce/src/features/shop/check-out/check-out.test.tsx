import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  checkoutOnlinePayment,
  checkoutSelfPickup,
  countCartItems,
  getCart,
  updateCartDelivery,
} from '@karavan/shared-api/client/carts';
import { listDeliveryAddresses } from '@karavan/shared-api/client/delivery-addresses';
import { updateCartGifts } from '@karavan/shared-api/client/gifts';
import type { Cart } from '@karavan/shared-api/contract/carts';
import type { DeliveryAddress } from '@karavan/shared-api/contract/delivery-addresses';
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import messages from '../../../locales/ru.json' with { type: 'json' };
import shopMessages from '../locales/ru.json' with { type: 'json' };
import { CheckOut } from './check-out.tsx';

const MESSAGES = {
  'mf-commerce': messages as unknown as Record<string, string>,
  'mf-commerce-shop': shopMessages,
};

const money = (amount: string) => ({ amount, currency: 'KGS' });

const CART: Cart = {
  id: 4,
  version: 3,
  organization: {
    id: 7,
    title: 'Шаг',
    type: 'Обувь',
    image: null,
    color: '#2f5fa8',
    is_verified: false,
    address: 'Чуй, 1',
    time_zone: 'Asia/Bishkek',
    working_now: null,
    is_selling: true,
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
  gone: [],
  card: null,
  cards: [],
  chosen_card: null,
  goods: money('100.00'),
  discount: money('10.00'),
  cashback: null,
  total: money('90.00'),
  delivery: null,
  methods: ['self_pickup'],
  answer_hours: 24,
  till_minutes: 30,
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

const serve = (part: Partial<Cart>) =>
  server.use(mockEndpoint(getCart, () => ({ status: 200, data: { ...CART, ...part } })));

it('is paid with gift cards as the switch says', async () => {
  const gifts = {
    balance: money('50.00'),
    is_spent: false,
    spent: money('0.00'),
    spent_delivered: money('0.00'),
  };
  serve({ gifts });
  server.use(
    mockEndpoint(updateCartGifts, () => ({
      status: 200,
      data: {
        ...CART,
        gifts: { ...gifts, is_spent: true, spent: money('50.00'), spent_delivered: money('50.00') },
        total: money('40.00'),
      },
    })),
  );
  const user = userEvent.setup();
  renderWithPlatform(<CheckOut id={4} />, { path: '/carts/4/delivery', messages: MESSAGES });
  await user.click(await screen.findByRole('switch', { name: /^Оплатить подарочной картой/ }));
  expect(await screen.findByText('Оплачено подарочной картой')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Заказать/ }));
  await waitFor(() => expect(sent).toMatchObject([{ total: '40.00' }]));
});

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
    messages: MESSAGES,
  });
  const order = async () => user.click(await screen.findByRole('button', { name: /^Заказать за/ }));
  await order();
  expect(await screen.findByText(/^Сумма изменилась: теперь 95/)).toBeTruthy();
  expect(record.toasts).toEqual([]);
  await order();
  await screen.findByText(/^Заказать за/);
  expect(sent).toEqual([
    { version: 3, total: '90.00', note: '' },
    { version: 3, total: '95.00', note: '' },
  ]);
  expect(history.location.pathname).toBe('/receipts/77');
});

it('shows what is about to be ordered', async () => {
  renderWithPlatform(<CheckOut id={4} />, {
    path: '/carts/4/delivery',
    messages: MESSAGES,
  });
  const goods = within(await screen.findByRole('region', { name: 'Шаг' }));
  expect(goods.getByRole('listitem').textContent).toMatch(
    /^Кроссовки.*Размер 38 · 1 × 100.с.*100.с$/,
  );
});

describe('the note to the seller', () => {
  const open = (path = '/carts/4/delivery') =>
    renderWithPlatform(<CheckOut id={4} />, { path, messages: MESSAGES });
  const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Комментарий/ });

  it('goes with the order, and is kept until then', async () => {
    const user = userEvent.setup();
    const first = open();
    await user.type(await field(), 'Позвоните{Enter}за час');
    first.unmount();
    const { history } = open();
    expect((await field()).value).toBe('Позвоните\nза час');
    await user.click(screen.getByRole('button', { name: /^Заказать за/ }));
    await waitFor(() => expect(history.location.pathname).toBe('/receipts/77'));
    expect(sent).toEqual([{ version: 3, total: '90.00', note: 'Позвоните\nза час' }]);
  });

  it('is too long: says so beside the field, sends nothing and loses nothing', async () => {
    open();
    const user = userEvent.setup();
    const long = 'а'.repeat(501);
    fireEvent.change(await field(), { target: { value: long } });
    await user.click(screen.getByRole('button', { name: /^Заказать за/ }));
    await waitFor(async () => expect((await field()).getAttribute('aria-invalid')).toBe('true'));
    expect((await field()).value).toBe(long);
    expect(document.activeElement).toBe(await field());
    expect(sent).toEqual([]);
  });

  it('is not asked for at the till, where people talk', async () => {
    serve({ methods: ['cart_checkout', 'self_pickup'] });
    open('/carts/4/delivery?receiving=till');
    expect(await screen.findByText('Код для кассы действует 30 минут')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

it('tells until when the seller answers by the clock there, and whether they are there', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-23T08:20:30Z'));
  serve({
    organization: {
      ...CART.organization,
      working_now: {
        state: 'close',
        changes: { weekday: 2, time: '09:00', is_today: false },
        today: 1,
      },
    },
  });
  renderWithPlatform(<CheckOut id={4} />, { path: '/carts/4/delivery', messages: MESSAGES });
  expect(await screen.findByText(/^Продавец ответит до 24 ноября в 14:21/)).toBeTruthy();
  expect(screen.getByText('Закрыто · откроется завтра в 09:00')).toBeTruthy();
  clock.mockRestore();
});

it('tells how long it usually takes to the door, where the courier brings it', async () => {
  const delivery = {
    address: null,
    zone: null,
    fee: money('0.00'),
    free_from: null,
    refusal: null,
    total: money('90.00'),
    usual_minutes: 100,
  };
  serve({ delivery, methods: ['self_pickup', 'cash_courier'] });
  const list: DeliveryAddress[] = [];
  server.use(mockEndpoint(listDeliveryAddresses, () => ({ status: 200, data: { list } })));
  renderWithPlatform(<CheckOut id={4} />, {
    path: '/carts/4/delivery?receiving=courier',
    messages: MESSAGES,
  });
  expect(await screen.findByText('Обычно привозят за 2 часа после заказа')).toBeTruthy();
});

it('names the zone, and says when deliveries begin again', async () => {
  const delivery: Cart['delivery'] = {
    address: null,
    zone: 'Центр',
    fee: money('150.00'),
    free_from: null,
    refusal: {
      reason: 'delivery_closed',
      radius_km: null,
      missing: null,
      hours: {
        state: 'close',
        changes: { weekday: 2, time: '09:00', is_today: false },
        today: 1,
      },
    },
    total: money('240.00'),
    usual_minutes: null,
  };
  serve({ delivery, methods: ['self_pickup', 'cash_courier'] });
  const list: DeliveryAddress[] = [];
  server.use(mockEndpoint(listDeliveryAddresses, () => ({ status: 200, data: { list } })));
  renderWithPlatform(<CheckOut id={4} />, {
    path: '/carts/4/delivery?receiving=courier',
    messages: MESSAGES,
  });
  expect(await screen.findByText('Доставка, зона «Центр»')).toBeTruthy();
  expect(screen.getAllByText('Сейчас не доставляют: снова завтра в 09:00')).not.toEqual([]);
});

describe('the address', () => {
  // A note of another test is too long.
  beforeEach(() => localStorage.clear());
  const OLD: DeliveryAddress = {
    id: 5,
    city: 'Бишкек',
    district: 'Джал',
    address: 'ул. Тыныстанова, 99',
    phone: '+996700000001',
    comment: '',
    location: null,
    is_default: true,
  };
  const NEW: DeliveryAddress = { ...OLD, id: 6, address: 'мкр. Асанбай, 7', is_default: false };
  const delivery = (address: DeliveryAddress | null): Cart['delivery'] => ({
    address,
    zone: null,
    fee: money('0.00'),
    free_from: null,
    refusal: null,
    total: money('90.00'),
    usual_minutes: null,
  });
  const methods: Cart['methods'] = ['self_pickup', 'cash_courier', 'online_payment'];
  const list = (...addresses: DeliveryAddress[]) =>
    server.use(
      mockEndpoint(listDeliveryAddresses, () => ({ status: 200, data: { list: addresses } })),
    );
  const open = (query: string) =>
    renderWithPlatform(<CheckOut id={4} />, {
      path: `/carts/4/delivery?${query}`,
      messages: MESSAGES,
    });

  it('that was added for this cart is chosen once, and ordered to', async () => {
    serve({ delivery: delivery(OLD), methods });
    list(OLD, NEW);
    const ordered: unknown[] = [];
    server.use(
      mockEndpoint(updateCartDelivery, async ({ request }) => {
        sent.push(await request.json());
        return { status: 200, data: { ...CART, version: 4, delivery: delivery(NEW), methods } };
      }),
      mockEndpoint(checkoutOnlinePayment, async ({ request }) => {
        ordered.push(await request.json());
        return { status: 201, data: { transaction_id: 77 } };
      }),
    );
    const { history } = open('receiving=courier&paying=online&added_address=6');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /^Заказать за/ }));
    await waitFor(() => expect(ordered).toMatchObject([{ version: 4, is_delivered: true }]));
    expect(sent).toEqual([{ address_id: 6 }]);
    expect(history.location.search).toBe('');
  });

  it('is added on a page that leads back to what is chosen here', async () => {
    serve({ delivery: delivery(OLD), methods });
    list(OLD);
    open('receiving=courier&paying=online');
    const link = await screen.findByRole('link', { name: 'Добавить адрес' });
    const back = new URL(link.getAttribute('href')!, 'http://own').searchParams.get('back');
    expect(back).toBe('/carts/4/delivery?receiving=courier&paying=online&added_address=new');
  });

  it('that cannot be chosen is told, and the one before stays', async () => {
    serve({ delivery: delivery(OLD), methods });
    list(OLD, NEW);
    server.use(mockEndpoint(updateCartDelivery, () => refusal('not_found', 'Нет такого адреса')));
    const { history, record } = open('receiving=courier&added_address=6');
    expect(await screen.findByRole('button', { name: /^Заказать за/ })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Тыныстанова/ }).checked).toBe(true);
    expect(record.toasts).toMatchObject([{ kind: 'error', text: 'Нет такого адреса' }]);
    expect(history.location.search).toBe('?receiving=courier');
  });
});
