import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  countPlatformQueues,
  listOddPayments,
  settleOddPayment,
} from '@karavan/shared-api/client/platform';
import type { OddPayment } from '@karavan/shared-api/contract/platform';
import {
  mockEndpoint,
  mockLostConnection,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import { money, SESSION } from '../../../testing/organizations.ts';
import texts from '../locales/ru.json' with { type: 'json' };
import { SettlePayments } from './settle-payments.tsx';

// jsdom has no layout: the first items are present as in the server's markup.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.scrollTo = () => undefined;

const ODD: OddPayment = {
  id: 4,
  transaction_id: 17,
  organization: { id: 7, title: 'Шаг' },
  status: 'in_progress',
  expected: money('123.45'),
  reported: money('123.00'),
  outcome: 'paid',
  opened_at: '2026-11-22T08:00:00.000Z',
  noticed_at: '2026-11-22T08:05:00.000Z',
  reports: [{ outcome: 'declined', received_at: '2026-11-22T08:03:00.000Z' }],
  decisions: ['accept', 'refund', 'dismiss'],
  settled: null,
};
const SETTLED: OddPayment = {
  ...ODD,
  decisions: [],
  settled: {
    decision: 'refund',
    reason: 'Банк ошибся',
    by: 'Руслан',
    at: '2026-11-22T09:00:00.000Z',
  },
};

let waiting: OddPayment[];
let sent: unknown[];
const page = (list: OddPayment[]) =>
  ({
    status: 200,
    data: { list, total_count: list.length, total_pages: 1, next: null },
  }) as const;
const server = startMockServer(
  mockEndpoint(countPlatformQueues, () => ({
    status: 200,
    data: { verifications: 0, reviews: 0, complaints: 0, payments: 1 },
  })),
  mockEndpoint(listOddPayments, ({ request }) =>
    page(new URL(request.url).searchParams.get('state') === 'settled' ? [SETTLED] : waiting),
  ),
  mockEndpoint(settleOddPayment, async ({ request }) => {
    sent.push(await request.json());
    waiting = [];
    return { status: 200, data: SETTLED };
  }),
);
beforeEach(() => {
  waiting = [ODD];
  sent = [];
  localStorage.clear();
});

function open() {
  const view = renderWithPlatform(<SettlePayments />, {
    path: '/platform',
    session: SESSION,
    messages: { 'mf-organization-platform': texts },
  });
  return { user: userEvent.setup(), ...view };
}

const card = () => screen.findByRole('region', { name: 'Заказ № 17' });

it('shows what was asked for, what was reported and what has happened', async () => {
  open();
  const shown = await card();
  expect(within(shown).getByRole('link', { name: 'Шаг' }).getAttribute('href')).toBe(
    '/organizations/7',
  );
  expect(shown.textContent).toMatch(/123,45.*123,00/s);
  const events = within(within(shown).getByRole('list', { name: 'История' })).getAllByRole(
    'listitem',
  );
  expect(events.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Открыта страница оплаты'),
    expect.stringContaining('Банк: отказ'),
    expect.stringContaining('Сумма не сошлась'),
  ]);
});

it('settles one by keyboard, with a reason, and it is gone from the queue', async () => {
  const { user, record } = open();
  const shown = await card();
  const form = await within(shown).findByRole('form', { name: 'Решение' });
  within(form)
    .getByRole<HTMLInputElement>('radio', { name: /Засчитать/ })
    .focus();
  await user.keyboard('[Space]');
  await user.tab();
  await user.keyboard('Сверено с банком');
  await user.tab();
  await user.keyboard('[Enter]');
  expect(await screen.findByText('Ничего не ждёт решения')).toBeTruthy();
  expect(sent).toEqual([{ decision: 'accept', reason: 'Сверено с банком' }]);
  expect(record.toasts).toEqual([{ kind: 'success', text: 'Решение принято' }]);
});

it('asks for the decision and the reason that are missing', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Принять решение' }));
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  expect(sent).toEqual([]);
});

it('shows what has been settled, by whom and why', async () => {
  const { user } = open();
  await card();
  await user.click(screen.getByRole('radio', { name: 'Решены' }));
  expect(await screen.findByText('Возвращён: Руслан')).toBeTruthy();
  expect(screen.getByText('Банк ошибся')).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
});

it('tells others that it is not theirs', async () => {
  server.use(mockEndpoint(listOddPayments, () => refusal('forbidden')));
  open();
  expect(await screen.findByText('Эта страница не для вас')).toBeTruthy();
  expect(screen.queryByRole('radiogroup')).toBeNull();
});

it('can be asked for again when it could not be loaded', async () => {
  server.use(mockLostConnection(listOddPayments));
  const { user } = open();
  const again = await screen.findByRole('button', { name: 'Повторить' });
  server.resetHandlers();
  await user.click(again);
  expect(await card()).toBeTruthy();
});
