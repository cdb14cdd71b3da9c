import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  agreeHandOver,
  declareHandOver,
  listCashAccounts,
  listOwnHandOvers,
} from '@karavan/shared-api/client/delivery-cash';
import type { CashAccount, CashHandOver } from '@karavan/shared-api/contract/delivery-cash';
import {
  mockEndpoint,
  mockLostConnection,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import road from '../locales/ru.json' with { type: 'json' };
import { money, TEXTS } from '../../../testing/deliveries.ts';
import { HandOverCash } from './hand-over-cash.tsx';

// jsdom has no layout: the first items are present as in the server's markup.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.scrollTo = () => undefined;

const HAND_OVER: CashHandOver = {
  id: 4,
  service: { id: 5, title: 'Тулпар' },
  courier: { id: 1, full_name: 'Нурлан' },
  status: 'declared',
  declared: money('500.00'),
  counted: null,
  settled: null,
  note: '',
  dispute: null,
  created_at: '2026-11-21T08:00:00.000Z',
  answered_at: null,
};

let accounts: CashAccount[];
let sent: unknown[];
const server = startMockServer(
  mockEndpoint(listCashAccounts, () => ({ status: 200, data: { list: accounts } })),
  mockEndpoint(listOwnHandOvers, () => ({
    status: 200,
    data: { list: [] as CashHandOver[], total_count: 0, total_pages: 0, next: null },
  })),
  mockEndpoint(declareHandOver, async ({ request }) => {
    sent.push(await request.json());
    return { status: 201, data: HAND_OVER };
  }),
  mockEndpoint(agreeHandOver, () => {
    sent.push('agreed');
    return { status: 200, data: { ...HAND_OVER, status: 'confirmed' } };
  }),
);
beforeEach(() => {
  sent = [];
  accounts = [
    {
      service: { id: 5, title: 'Тулпар' },
      collected: money('1500.00'),
      settled: money('300.00'),
      owed: money('1200.00'),
      open: null,
    },
  ];
});

function open() {
  const view = renderWithPlatform(<HandOverCash />, {
    path: '/delivery/cash',
    messages: { ...TEXTS, 'mf-delivery-road': road },
  });
  return { user: userEvent.setup(), ...view };
}

const account = async () => within(await screen.findByRole('article', { name: 'Тулпар' }));

it('tells what was collected, handed over and is owed, and hands over a part of it', async () => {
  const { user } = open();
  expect((await account()).getByText(/^1\s500/)).toBeTruthy();
  const amount = await screen.findByRole('textbox', { name: 'Сколько сдаёте' });
  expect((amount as HTMLInputElement).value).toBe('1200');
  await user.clear(amount);
  await user.type(amount, '500');
  await user.click(screen.getByRole('button', { name: 'Сдать наличные' }));
  await waitFor(() =>
    expect(sent).toEqual([{ service_id: 5, currency: 'KGS', amount: '500', note: '' }]),
  );
});

it('shows what the service has counted instead, and why', async () => {
  accounts = [
    {
      ...accounts[0]!,
      open: {
        ...HAND_OVER,
        status: 'disputed',
        counted: money('450.00'),
        dispute: 'Не хватает купюры',
      },
    },
  ];
  open();
  const shown = await account();
  expect(shown.getByText(/Служба насчитала 450.*Не хватает купюры/)).toBeTruthy();
  expect(shown.getByRole('button', { name: 'Согласиться' })).toBeTruthy();
  expect(shown.queryByRole('button', { name: 'Сдать наличные' })).toBeNull();
});

it('says so where no cash was ever collected', async () => {
  accounts = [];
  open();
  expect(await screen.findByText('Наличных нет')).toBeTruthy();
});

it('offers another try after a failure', async () => {
  server.use(mockLostConnection(listCashAccounts));
  const { user } = open();
  await screen.findByRole('alert');
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await account()).toBeTruthy();
});
