import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMe } from '@karavan/shared-api/client/accounts';
import {
  addPaymentSystem,
  confirmPaymentSystem,
  listPaymentSystems,
  suspendPaymentSystem,
} from '@karavan/shared-api/client/payment-systems';
import type { Me } from '@karavan/shared-api/contract/accounts';
import type { PaymentSystem } from '@karavan/shared-api/contract/payment-systems';
import management from '@karavan/shared-api/management/locales/ru.json' with { type: 'json' };
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import { SESSION, workplace } from '../../../testing/organizations.ts';
import texts from './locales/ru.json' with { type: 'json' };
import { ManagePayment } from './manage-payment.tsx';

const ACTIVE: PaymentSystem = {
  id: 4,
  provider: 'merchant',
  label: 'Основной счёт',
  merchant_id: 'shop-1025',
  secret_last4: '2026',
  state: 'active',
  suspended_by: null,
  reason: '',
  created_at: '2026-11-20T08:00:00.000Z',
  open_payments: 0,
  test: null,
  history: [{ action: 'add', reason: '', by: 'Айгуль', at: '2026-11-20T08:00:00.000Z' }],
  version: 1,
  can_change_merchant: true,
  actions: ['suspend', 'remove'],
};

let list: PaymentSystem[];
let sent: unknown[];
let isOwner: boolean;
startMockServer(
  mockEndpoint(getMe, () => ({
    status: 200,
    data: {
      has_password: true,
      organizations: [workplace({ id: 5, is_owner: isOwner })],
    } as Me,
  })),
  mockEndpoint(listPaymentSystems, () => ({
    status: 200,
    data: {
      list,
      takes_online_payment: list.some(({ state }) => state === 'active'),
      can_add: true,
    },
  })),
  mockEndpoint(addPaymentSystem, async ({ request }) => {
    sent.push(await request.json());
    const added = { ...ACTIVE, state: 'draft', actions: ['test', 'remove'] } as const;
    list = [{ ...added, actions: [...added.actions] }];
    return { status: 201, data: list[0]! };
  }),
  mockEndpoint(suspendPaymentSystem, () => {
    list = [{ ...ACTIVE, state: 'suspended', suspended_by: 'owner', actions: ['activate'] }];
    return { status: 200, data: list[0]! };
  }),
  mockEndpoint(confirmPaymentSystem, () => {
    const test = {
      state: 'failed',
      sum: { amount: '1.00', currency: 'KGS' },
      failure: 'refused',
      created_at: '2026-11-20T08:00:00.000Z',
      expires_at: '2026-11-20T08:15:00.000Z',
      refunded_at: null,
    } as const;
    list = [{ ...ACTIVE, state: 'draft', test, actions: ['test'] }];
    return { status: 201, data: { payment_url: null, system: list[0]! } };
  }),
);
beforeEach(() => {
  list = [ACTIVE];
  sent = [];
  isOwner = true;
});

function open() {
  const { record } = renderWithPlatform(<ManagePayment organizationId={5} />, {
    session: SESSION,
    messages: { management, 'mf-organization-payment': texts },
  });
  return { user: userEvent.setup(), record };
}

it('adds an account with its secret and the owner’s password', async () => {
  list = [];
  const { user } = open();
  expect(await screen.findByText('Онлайн-оплаты пока нет')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Добавить счёт' }));
  await user.type(await screen.findByLabelText('Название для вас'), 'Основной');
  await user.type(screen.getByLabelText('Номер магазина'), 'shop-1025');
  await user.type(screen.getByLabelText('Секретный ключ'), 'sk_demo_shop_1025_2026');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  // Without the password nothing is sent.
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText('Ваш пароль'), 'Karavan-2026');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        label: 'Основной',
        merchant_id: 'shop-1025',
        secret: 'sk_demo_shop_1025_2026',
        password: 'Karavan-2026',
      },
    ]),
  );
  expect(await screen.findByText('Не проверен')).toBeTruthy();
});

it('says why a test payment has failed', async () => {
  list = [{ ...ACTIVE, state: 'draft', actions: ['test'] }];
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Проверить платежом' }));
  expect(
    await screen.findByText('Платёжная система не приняла номер или ключ. Проверьте их'),
  ).toBeTruthy();
});

it('suspends after a warning, and tells what that means', async () => {
  const { user, record } = open();
  const card = within(await screen.findByRole('region', { name: 'Основной счёт' }));
  expect(card.getByText('•••• 2026')).toBeTruthy();
  await user.click(card.getByRole('button', { name: 'Приостановить' }));
  expect(record.dialogs).toMatchObject([{ title: 'Приостановить онлайн-оплату?', danger: true }]);
  expect(await screen.findByRole('button', { name: 'Включить' })).toBeTruthy();
  expect(screen.getByText('Онлайн-оплата выключена: клиенты платят при получении')).toBeTruthy();
});

it('is for nobody but the owner', async () => {
  isOwner = false;
  open();
  expect(await screen.findByText('Этот раздел не для вас')).toBeTruthy();
});
