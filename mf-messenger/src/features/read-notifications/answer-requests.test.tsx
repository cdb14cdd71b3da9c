import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getNotification,
  listNotifications,
  resetNotificationCount,
} from '@karavan/shared-api/client/notifications';
import {
  acceptBooking,
  acceptOrder,
  cancelReceipt,
  rejectBooking,
  rejectOrder,
} from '@karavan/shared-api/client/orders';
import { updatePartnership } from '@karavan/shared-api/client/partners';
import type { Notification } from '@karavan/shared-api/contract/notifications';
import type { OrderCard } from '@karavan/shared-api/contract/cards';
import situation from '@karavan/shared-api/order-situation/locales/ru.json' with { type: 'json' };
import {
  mockEndpoint,
  mockLostConnection,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import common from '../../locales/ru.json' with { type: 'json' };
import messages from './locales/ru.json' with { type: 'json' };
import { NotificationCard } from './notification-card.tsx';
import { useInbox } from './use-inbox.ts';

const calls: string[] = [];
/** What the server knows of the person's cards. */
let cards: Notification[] = [];

function noted({ request }: { readonly request: Request }) {
  calls.push(new URL(request.url).pathname);
  return { status: 200, data: {} as never } as const;
}

const server = startMockServer(
  mockEndpoint(acceptOrder, noted),
  mockEndpoint(rejectOrder, noted),
  mockEndpoint(acceptBooking, noted),
  mockEndpoint(rejectBooking, noted),
  mockEndpoint(updatePartnership, async ({ request }) => {
    calls.push(await request.text());
    return noted({ request });
  }),
  mockEndpoint(cancelReceipt, ({ request }) => {
    noted({ request });
    return { status: 204, data: undefined as never };
  }),
  mockEndpoint(listNotifications, () => {
    calls.push('list');
    return {
      status: 200,
      data: { list: cards, total_count: cards.length, total_pages: 1, next: null },
    };
  }),
  mockEndpoint(getNotification, ({ params }) => {
    const card = cards.find(({ id }) => id === Number(params['id']));
    calls.push(`card ${String(params['id'])}`);
    return card ? { status: 200, data: card } : refusal('not_found', 'Не найдено');
  }),
  mockEndpoint(resetNotificationCount, () => ({ status: 200, data: { count: 0 } })),
);
beforeEach(() => {
  calls.splice(0);
});

const ORDER: OrderCard = {
  transaction_id: 9,
  kind: 'product',
  status: 'in_progress',
  payment_status: null,
  method: 'self_pickup',
  reason: null,
  total: { amount: '1250.00', currency: 'KGS' },
  item_count: 2,
  fulfilled_at: null,
  booking: null,
  client: 'Айгуль',
  is_mine: false,
  note: '',
  deadline: null,
  can_pay: false,
  can_cancel: false,
  staff_actions: ['accept', 'reject'],
  organization: { id: 5, title: 'Шаг', time_zone: 'Asia/Bishkek' },
  lines: [{ name: 'Кроссовки', size: '42', quantity: 2, image: null }],
  line_count: 1,
  delivery: null,
  tickets: [],
};

function cardOf(values: object = {}): Notification {
  return {
    id: 1,
    type: 'order',
    title: 'Новый заказ',
    description: 'Айгуль',
    created_at: '2026-11-21T08:00:00.000Z',
    organization: {
      id: 5,
      title: 'Шаг',
      image: null,
      address: 'Чуй, 1',
      verification_status: 'none',
    },
    sender: null,
    item: null,
    is_client: false,
    extra_data: { transaction_id: 9 },
    subject: 'order:9',
    order: null,
    offer: null,
    partnership: null,
    transfer: null,
    agreement: null,
    others: 0,
    answer: null,
    ...values,
  } as Notification;
}

const orderCard = (order: Partial<OrderCard> = {}, values: object = {}) =>
  cardOf({ order: { ...ORDER, ...order }, ...values });

function Inbox() {
  return useInbox().items.map((card) => <NotificationCard key={card.id} notification={card} />);
}

async function open(...shown: Notification[]) {
  cards = shown;
  const view = renderWithPlatform(<Inbox />, {
    confirms: true,
    messages: {
      'mf-messenger': common as unknown as Record<string, string>,
      'mf-messenger-cards': { ...messages, ...situation } as unknown as Record<string, string>,
    },
  });
  await screen.findAllByRole('article');
  calls.splice(0);
  return { user: userEvent.setup(), ...view };
}

const button = (name: string) => screen.getByRole('button', { name });
const sent = () => calls.filter((call) => call.startsWith('/api'));

it.each([
  ['product', 'accept', 'Принять заказ', '/api/v1/organizations/5/orders/9/accept/'],
  ['product', 'reject', 'Отклонить', '/api/v1/organizations/5/orders/9/reject/'],
  ['rent', 'accept_booking', 'Принять бронирование', '/api/v1/organizations/5/bookings/9/accept/'],
  ['rent', 'reject_booking', 'Отклонить', '/api/v1/organizations/5/bookings/9/reject/'],
] as const)('staff do what they may with %s: %s', async (kind, action, name, path) => {
  const { user } = await open(orderCard({ kind, staff_actions: [action] }));
  await user.click(button(name));
  await waitFor(() => expect(sent()).toEqual([path]));
});

it('says why an order is rejected', async () => {
  const reasons: unknown[] = [];
  server.use(
    mockEndpoint(rejectOrder, async ({ request }) => {
      reasons.push(await request.json());
      return noted({ request });
    }),
  );
  const { user, record } = await open(orderCard({ staff_actions: ['reject'] }));
  await user.click(button('Отклонить'));
  await waitFor(() => expect(reasons).toEqual([{ reason: 'out_of_stock' }]));
  expect(record.dialogs.map(({ title }) => title)).toEqual([
    'Почему отклоняете?',
    'Отклонить заказ?',
  ]);
});

it('tells what the order is, where it stands and whose turn it is until when', async () => {
  await open(
    orderCard({
      status: 'accepted',
      method: 'online_payment',
      staff_actions: [],
      deadline: '2026-11-24T12:40:00.000Z',
    }),
  );
  const card = screen.getByRole('article').textContent;
  for (const part of [
    'Заказ № 9 · Айгуль',
    'Кроссовки',
    '42, 2 шт.',
    'Самовывоз · Оплата онлайн',
    'Ждёт оплаты',
    'Дальше: Айгуль · Оплатить заказ, до 24 ноября',
    '18:40',
  ]) {
    expect(card).toContain(part);
  }
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('says what has been done once it is done, and what comes next', async () => {
  const { user } = await open(orderCard());
  server.use(
    mockEndpoint(acceptOrder, () => {
      cards = [
        orderCard(
          { status: 'accepted', staff_actions: ['hand_over'] },
          { answer: { action: 'accept', is_mine: true, by: null } },
        ),
      ];
      return { status: 200, data: {} as never };
    }),
  );
  await user.click(button('Принять заказ'));
  expect(await screen.findByText('Вы приняли заказ')).toBeTruthy();
  expect(button('Выдано и оплачено')).toBeTruthy();
});

it('shows who was faster instead of an error', async () => {
  const { user, record } = await open(orderCard());
  server.use(
    mockEndpoint(acceptOrder, () => {
      cards = [
        orderCard(
          { status: 'rejected', staff_actions: [] },
          { answer: { action: 'reject', is_mine: false, by: 'Нурлан' } },
        ),
      ];
      return refusal('conflict', 'Состояние уже изменилось');
    }),
  );
  await user.click(button('Принять заказ'));
  expect(await screen.findByText('Заказ отклонён · Нурлан')).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(record.toasts).toEqual([]);
});

it('says that something cannot be done when nothing shows why', async () => {
  const { user, record } = await open(orderCard());
  server.use(mockEndpoint(acceptOrder, () => refusal('conflict', 'Состояние уже изменилось')));
  await user.click(button('Принять заказ'));
  await waitFor(() => expect(record.toasts).toMatchObject([{ text: messages.not_now }]));
});

describe('when nobody answers for a while', () => {
  const accepted = () => [
    orderCard(
      { status: 'accepted', staff_actions: [] },
      { answer: { action: 'accept', is_mine: true, by: null } },
    ),
  ];
  const SOON = { timeout: 20_000 };

  it.each([
    ['the answer is lost on the way', () => mockLostConnection(acceptOrder)],
    [
      'the database is away',
      () => mockEndpoint(acceptOrder, () => refusal('unavailable', 'Позже')),
    ],
  ])('a press shows what has become of it, and says so, where %s', async (_where, isAway) => {
    const { user, record } = await open(orderCard());
    server.use(isAway());
    cards = accepted();
    await user.click(button('Принять заказ'));
    expect(await screen.findByText('Вы приняли заказ', undefined, SOON)).toBeTruthy();
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(record.toasts).toMatchObject([{ kind: 'error' }]);
  });

  it('a press that has not counted can be repeated', async () => {
    const { user, record } = await open(orderCard());
    server.use(mockEndpoint(acceptOrder, () => refusal('unavailable', 'Позже')));
    await user.click(button('Принять заказ'));
    await waitFor(() => expect(calls).toEqual(['card 1']));
    expect(record.toasts).toMatchObject([{ kind: 'error', text: 'Позже' }]);
    server.resetHandlers();
    await user.click(button('Принять заказ'));
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('a card that has changed is read until it is there', async () => {
    const { sockets } = await open(orderCard());
    server.use(mockEndpoint(getNotification, () => refusal('unavailable')));
    cards = accepted();
    act(() => sockets.emit({ stream: 'unread' }, 'notification.changed', { id: 1 }));
    // Longer than the client itself repeats a question.
    await new Promise((resolve) => setTimeout(resolve, 8000));
    expect(button('Принять заказ')).toBeTruthy();
    server.resetHandlers();
    expect(await screen.findByText('Вы приняли заказ', undefined, SOON)).toBeTruthy();
  });

  it('a card that is not there for its reader is not asked for again', async () => {
    const { sockets } = await open(orderCard());
    cards = [];
    act(() => sockets.emit({ stream: 'unread' }, 'notification.changed', { id: 1 }));
    await waitFor(() => expect(screen.queryAllByRole('article')).toEqual([]));
    expect(calls).toEqual(['card 1', 'list']);
  });
});

it('follows what others do with one request, and reads many cards as a list', async () => {
  const { sockets } = await open(
    ...[1, 2, 3, 4, 5].map((id) => orderCard({}, { id, subject: `order:${id}` })),
  );
  cards = cards.map((card) =>
    orderCard(
      { status: 'accepted', staff_actions: [] },
      { id: card.id, answer: { action: 'accept', is_mine: false, by: 'Нурлан' } },
    ),
  );
  const changed = (id: number) =>
    act(() => sockets.emit({ stream: 'unread' }, 'notification.changed', { id }));
  changed(2);
  changed(2);
  changed(77);
  expect(await screen.findByText('Заказ принят · Нурлан')).toBeTruthy();
  expect(calls).toEqual(['card 2']);
  for (const { id } of cards) changed(id);
  await waitFor(() => expect(screen.getAllByText('Заказ принят · Нурлан')).toHaveLength(5));
  expect(calls).toEqual(['card 2', 'list']);
});

it('reads everything again where events may have been lost', async () => {
  const { sockets } = await open(orderCard());
  cards = [orderCard({ staff_actions: [] })];
  act(() => sockets.resync({ stream: 'unread' }));
  await waitFor(() => expect(screen.queryAllByRole('button')).toEqual([]));
  expect(calls).toEqual(['list']);
});

it('shows whoever reads further down what has become of a card that moves up', async () => {
  const { sockets } = await open(orderCard({ staff_actions: [], can_pay: true, is_mine: true }));
  cards = [orderCard({ staff_actions: [], payment_status: 'accepted' }, { id: 8 })];
  const far = jest.replaceProperty(window, 'scrollY', 5000);
  act(() =>
    sockets.emit({ stream: 'unread' }, 'notification.created', {
      type: 'order_payment_for_client',
      id: 8,
      subject: 'order:9',
    }),
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Оплатить' })).toBeNull());
  expect(calls).toEqual(['card 8']);
  far.restore();
});

it.each([
  ['Принять', 'accepted'],
  ['Отклонить', 'declined'],
])('answers a partnership for the organization that is asked: %s', async (name, status) => {
  const { user } = await open(
    cardOf({
      type: 'partnership_requested_recipient',
      extra_data: { partnership_id: 3, own_organization: 8 },
      subject: 'partnership:3',
      partnership: { id: 3, status: 'requested', can_answer: true },
    }),
  );
  await user.click(button(name));
  await waitFor(() => expect(sent()).toEqual(['/api/v1/organizations/8/partnerships/3/']));
  expect(calls).toContain(JSON.stringify({ status }));
});

it.each([
  ['open', '', 'Открыть доставку'],
  ['mine', 'Вы взяли этот заказ', 'К доставке'],
  ['taken', 'Заказ взял другой курьер', null],
  ['over', 'Доставка больше не нужна', null],
] as const)('tells a courier what has become of an offer: %s', async (state, told, name) => {
  await open(
    cardOf({
      type: 'for_delivery',
      extra_data: {
        transaction_id: 9,
        delivery_amount: '120.00',
        delivery_currency: 'KGS',
        who_pays: 'client',
      },
      subject: 'offer:9',
      offer: { state, district: 'Центр', item_count: 2 },
    }),
  );
  expect(screen.getByText('Заказ № 9 · Центр · 2 шт.')).toBeTruthy();
  expect(screen.getByText(/120,00/)).toBeTruthy();
  expect(screen.getByRole('article').textContent).toContain(told);
  const names = screen.queryAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual(name ? [name] : []);
});

it.each([
  ['to be paid', { can_pay: true, can_cancel: true }, ['Отменить заказ', 'Оплатить']],
  ['paid for', { can_pay: false, can_cancel: true }, ['Отменить заказ']],
  [
    'on the way',
    {
      delivery: {
        status: 'delivery_status_taken_for_delivery' as const,
        courier: 'Тимур',
        city: 'Бишкек',
        address: 'Чуй, 1',
      },
    },
    ['Показать код курьеру'],
  ],
  ['over', { fulfilled_at: '2026-11-21T08:00:00.000Z' }, []],
])('lets a client do what their order allows: %s', async (_name, order, names) => {
  await open(
    orderCard(
      { status: 'accepted', is_mine: true, staff_actions: [], ...order },
      { is_client: true },
    ),
  );
  const shown = screen.queryAllByRole('button').map(({ textContent }) => textContent);
  expect(shown).toEqual(names);
});

it('cancels after a question', async () => {
  const { user, record } = await open(
    orderCard({ is_mine: true, staff_actions: [], can_cancel: true }),
  );
  await user.click(button('Отменить заказ'));
  await waitFor(() => expect(sent()).toEqual(['/api/v1/receipts/9/']));
  expect(record.dialogs).toHaveLength(1);
});
