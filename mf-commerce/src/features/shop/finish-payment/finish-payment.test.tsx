import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { acceptPayment } from '@karavan/shared-api/client/payments';
import type { PaymentStatus } from '@karavan/shared-api/contract/order-states';
import {
  mockEndpoint,
  mockLostConnection,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import messages from '../../../locales/ru.json' with { type: 'json' };
import { FinishPayment } from './finish-payment.tsx';

const PAID = 'Оплата прошла';
const DECLINED = 'Оплата не прошла';
const OPEN = 'Ответа от банка ещё нет';

/** What the bank says to one question after the other; the last is its last word. */
let answers: (PaymentStatus | null)[];
let asked: number[];
const server = startMockServer(
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
    messages: { 'mf-commerce': messages as unknown as Record<string, string> },
    ...options,
  });
  return { user: userEvent.setup(), ...view };
}

it.each([
  ['accepted', PAID],
  ['refunded', PAID],
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

it('leads to the receipt, and back not to here again', async () => {
  const { user, history } = open();
  await screen.findByText(PAID);
  await user.click(screen.getByRole('button', { name: 'Открыть чек' }));
  expect(history.location.pathname).toBe('/receipts/9');
});

it('offers another try when the server cannot be asked', async () => {
  server.use(mockLostConnection(acceptPayment));
  const { user } = open();
  await screen.findByRole('alert', undefined, { timeout: 15_000 });
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText(PAID)).toBeTruthy();
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
    'leads to all receipts at %s',
    async (search) => {
      const { user, history } = open({ search });
      expect(screen.getByText(PAID)).toBeTruthy();
      await user.click(screen.getByRole('button', { name: 'Открыть чек' }));
      expect(history.location.pathname).toBe('/receipts');
      expect(asked).toEqual([]);
    },
  );
});
