import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getReceipt } from '@karavan/shared-api/client/orders';
import { acceptPayment, initializePayment } from '@karavan/shared-api/client/payments';
import type { PaymentStatus } from '@karavan/shared-api/contract/order-states';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import situation from '@karavan/shared-api/order-situation/locales/ru.json' with { type: 'json' };
import {
  mockEndpoint,
  mockLostConnection,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import commerce from '../../../locales/ru.json' with { type: 'json' };
import messages from '../locales/ru.json' with { type: 'json' };
import { money, RECEIPT } from '../shared/testing/test-receipt.ts';
import { FinishPayment } from './finish-payment.tsx';

const PAID = 'Оплата прошла';
const DECLINED = 'Оплата не прошла';
const OPEN = 'Ответа от банка ещё нет';
const RETURNED = 'Деньги вернутся';
const UNKNOWN = 'Пока не знаем, прошла ли оплата';

/** What the bank says to one question after the other; the last is its last word. */
let answers: (PaymentStatus | null)[];
let asked: number[];
/** What the order says of itself. */
let order: Partial<Receipt>;
const server = startMockServer(
  mockEndpoint(getReceipt, () => ({
    status: 200,
    data: {
      ...RECEIPT,
      transaction_id: 9,
      number: null,
      method: 'online_payment',
      status: 'accepted',
      total: money('10270.00'),
      ...order,
    },
  })),
  mockEndpoint(acceptPayment, async ({ request }) => {
    const { transaction_id } = (await request.json()) as { transaction_id: number };
    asked.push(transaction_id);
    const payment_status = answers.length > 1 ? answers.shift()! : answers[0]!;
    return { status: 200, data: { payment_status } };
  }),
);
beforeEach(() => {
  answers = ['accepted'];
  asked = [];
  order = {};
});

const session = {
  token: 'token',
  user: { id: 1, full_name: 'Айгуль', avatar: null, has_empty_fields: false },
};

function open({
  claimed = 'paid' as 'paid' | 'declined',
  search = '?transaction=9',
  options = { session } as object,
} = {}) {
  const view = renderWithPlatform(<FinishPayment claimed={claimed} />, {
    path: `/payment-success${search}`,
    messages: {
      'mf-commerce': commerce as unknown as Record<string, string>,
      'mf-commerce-orders': { ...messages, ...situation } as unknown as Record<string, string>,
    },
    ...options,
  });
  return { user: userEvent.setup(), ...view };
}

it.each([
  ['accepted', PAID],
  ['refunded', RETURNED],
  ['rejected', DECLINED],
  [null, OPEN],
] as const)(
  'tells that the server knows of %s, whatever the address claims',
  async (status, text) => {
    answers = [status];
    const { record } = open({ claimed: status === 'rejected' ? 'paid' : 'declined' });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(asked).toEqual([9]);
    expect(record.header).toMatchObject({ title: 'Оплата', backTo: '/receipts' });
  },
);

it('tells what was paid, to whom, and what comes next; leads on, and back not to here again', async () => {
  order = { payment_status: 'accepted' };
  const { user, history } = open();
  expect((await screen.findByText(/10.270.с · Шаг · Заказ № 9/)).closest('[role=status]')).toBe(
    screen.getByText(PAID).closest('[role=status]'),
  );
  expect(screen.getByText('Забрать заказ')).toBeTruthy();
  const ways = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(ways).toEqual(['К заказу', 'Написать продавцу', 'Продолжить покупки']);
  await user.click(screen.getByRole('button', { name: 'К заказу' }));
  expect(history.location.pathname).toBe('/receipts/9');
});

it('says that nothing was taken, and lets people pay again while the order waits for it', async () => {
  answers = ['rejected'];
  order = { can_pay: true, payment_status: 'rejected' };
  const tried: number[] = [];
  server.use(
    mockEndpoint(initializePayment, ({ params }) => {
      tried.push(Number(params['id']));
      return refusal('conflict', 'Не сейчас');
    }),
  );
  const { user } = open();
  expect(await screen.findByText(/Деньги не списаны. Попробуйте/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
  await waitFor(() => expect(tried).toEqual([9]));
});

it('offers no other try for an order that is over', async () => {
  answers = ['rejected'];
  order = { status: 'rejected', payment_status: 'rejected' };
  open();
  expect(await screen.findByText('Деньги не списаны.')).toBeTruthy();
  expect(await screen.findByText('Отменён', { exact: false })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Попробовать ещё раз' })).toBeNull();
});

it('says that the money comes back when the order has ended meanwhile', async () => {
  order = { status: 'rejected', payment_status: 'accepted' };
  open();
  expect(await screen.findByText(RETURNED)).toBeTruthy();
});

it('follows the order when the bank answers late', async () => {
  answers = [null];
  order = { payment_status: 'in_progress' };
  const { shell } = open();
  expect(await screen.findByText(/Не платите второй раз/)).toBeTruthy();
  order = { payment_status: 'accepted' };
  act(() => shell.events.emit('notifications.changed', {}));
  expect(await screen.findByText(PAID)).toBeTruthy();
});

it('asks the bank again when it is told to', async () => {
  answers = [null, 'accepted'];
  order = { payment_status: 'in_progress' };
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Проверить ещё раз' }));
  expect(await screen.findByText(PAID)).toBeTruthy();
  expect(asked).toEqual([9, 9]);
});

describe('when nobody can be asked', () => {
  it.each([
    ['the server', () => mockLostConnection(acceptPayment)],
    ['the bank', () => mockEndpoint(acceptPayment, () => refusal('unavailable'))],
  ])(
    'says what that means for the money, and goes on once %s is back',
    async (_who, isAway) => {
      server.use(isAway());
      open();
      expect(await screen.findByText(UNKNOWN, undefined, { timeout: 15_000 })).toBeTruthy();
      expect(screen.getByText(/Не платите второй раз/)).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Попробовать ещё раз' })).toBeNull();
      server.resetHandlers();
      expect(await screen.findByText(PAID, undefined, { timeout: 15_000 })).toBeTruthy();
    },
    40_000,
  );

  it('asks at once when it is told to', async () => {
    server.use(mockEndpoint(acceptPayment, () => refusal('unavailable')));
    const { user } = open();
    await screen.findByText(UNKNOWN);
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Проверить ещё раз' }));
    expect(await screen.findByText(PAID)).toBeTruthy();
  });
});

it('does not ask again for an order that is somebody else’s', async () => {
  server.use(mockEndpoint(acceptPayment, () => refusal('not_found')));
  open();
  expect(await screen.findByText('Здесь ничего нет')).toBeTruthy();
  expect(screen.queryByText(UNKNOWN)).toBeNull();
});

describe('a bank that takes its time', () => {
  beforeEach(() =>
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }),
  );
  afterEach(() => jest.useRealTimers());

  /** Lets an answer arrive, and the time until the next question pass. */
  const untilAsked = async (times: number) => {
    while (asked.length < times) await act(() => jest.advanceTimersByTimeAsync(100));
  };

  it('is asked again until it knows', async () => {
    answers = ['in_progress', 'in_progress', 'accepted'];
    open();
    await untilAsked(2);
    expect(screen.queryByText(PAID)).toBeNull();
    await untilAsked(3);
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByText(PAID)).toBeTruthy();
  });

  it('is waited for no longer than a person would', async () => {
    answers = ['in_progress'];
    open();
    await untilAsked(11);
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText(OPEN)).toBeTruthy();
    expect(asked).toHaveLength(11);
  });

  it('is not asked by a page that is left', async () => {
    answers = ['in_progress'];
    const { unmount } = open();
    await untilAsked(1);
    unmount();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(asked).toHaveLength(1);
  });
});

describe('without anybody to ask for', () => {
  it.each([
    ['paid', PAID],
    ['declined', DECLINED],
  ] as const)('believes what the payment page says: %s', (claimed, text) => {
    open({ claimed, options: {} });
    expect(screen.getByText(text)).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it.each(['', '?transaction=x', '?transaction=-1'])(
    'leads to all orders at %s',
    async (search) => {
      const { user, history } = open({ search });
      expect(screen.getByText(PAID)).toBeTruthy();
      await user.click(screen.getByRole('button', { name: 'К заказам' }));
      expect(history.location.pathname).toBe('/receipts');
      expect(asked).toEqual([]);
    },
  );
});
