import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMe } from '@karavan/shared-api/client/accounts';
import {
  deactivateOrganization,
  getOrganizationLife,
  getReceiptNumbers,
  reactivateOrganization,
  resetPurchaseID,
} from '@karavan/shared-api/client/life';
import type { Me } from '@karavan/shared-api/contract/accounts';
import type { OrganizationLife, ReceiptNumbers } from '@karavan/shared-api/contract/life';
import management from '@karavan/shared-api/management/locales/ru.json' with { type: 'json' };
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import { SESSION, workplace } from '../../../testing/organizations.ts';
import texts from './locales/ru.json' with { type: 'json' };
import { ManageLife } from './manage-life.tsx';

let life: OrganizationLife;
let numbers: ReceiptNumbers;
let sent: unknown[];

startMockServer(
  mockEndpoint(getMe, () => ({
    status: 200,
    data: { organizations: [workplace({ id: 5, is_owner: true })] } as Me,
  })),
  mockEndpoint(getOrganizationLife, () => ({ status: 200, data: life })),
  mockEndpoint(getReceiptNumbers, () => ({ status: 200, data: numbers })),
  mockEndpoint(deactivateOrganization, async ({ request }) => {
    const body = (await request.json()) as { title: string; closes_on: string | null };
    sent.push(body);
    if (body.title !== 'Шаг') {
      return {
        status: 400,
        data: {
          success: false,
          code: 'invalid_input',
          message: 'Проверьте поля',
          errors: { title: ['Неверное название'] },
        },
      } as never;
    }
    life = { ...life, state: body.closes_on === null ? 'closing' : 'announced' };
    return { status: 200, data: life };
  }),
  mockEndpoint(reactivateOrganization, () => {
    life = { ...life, state: 'active' };
    return { status: 200, data: life };
  }),
  mockEndpoint(resetPurchaseID, async ({ request }) => {
    sent.push(await request.json());
    numbers = { series: 'B', last: null, next: 'B-1', after_reset: 'B-1' };
    return { status: 200, data: numbers };
  }),
);

beforeEach(() => {
  sent = [];
  life = {
    state: 'active',
    title: 'Шаг',
    closes_on: null,
    cashback_owed: { amount: '0.00', currency: 'KGS' },
    earliest_on: '2030-01-02',
    can_close_now: true,
    duties: [],
    history: [],
  };
  numbers = { series: 'A', last: 'A-41', next: 'A-42', after_reset: 'B-1' };
});

function open() {
  const { record } = renderWithPlatform(<ManageLife organizationId={5} />, {
    session: SESSION,
    messages: { management, 'mf-organization-life': texts },
  });
  return { user: userEvent.setup(), record };
}

it('announces a day under the title of the organization', async () => {
  const { user } = open();
  await user.type(await screen.findByLabelText(texts.title), 'Другая');
  await user.click(screen.getByRole('button', { name: texts.close_day }));
  expect(await screen.findByText('Неверное название')).toBeTruthy();
  await user.clear(screen.getByLabelText(texts.title));
  await user.type(screen.getByLabelText(texts.title), 'Шаг');
  await user.click(screen.getByRole('button', { name: texts.close_day }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ title: 'Шаг', closes_on: '2030-01-02' });
  expect(await screen.findByText(texts.state_announced)).toBeTruthy();
});

it('closes at once only where nobody has cashback', async () => {
  life = {
    ...life,
    can_close_now: false,
    cashback_owed: { amount: '12.00', currency: 'KGS' },
  };
  open();
  await screen.findByLabelText(texts.closes_on);
  expect(screen.queryByRole('radio', { name: texts.when_now })).toBeNull();
  expect(screen.getByText(texts.closes_on_owed_hint)).toBeTruthy();
});

it('lists what is open with the way to it', async () => {
  life = {
    ...life,
    state: 'closing',
    can_close_now: false,
    duties: [
      { reason: 'orders', count: 2, path: '/statistics/orders?view=all&organization=5' },
      { reason: 'cash', count: 1, path: '/organizations/5/manage/deliveries?view=cash' },
      { reason: 'cash', count: 3, path: '/statistics/orders?view=all&organization=5' },
      { reason: 'payments', count: 1, path: null },
    ],
  };
  open();
  expect(await screen.findByText(texts.duty_payments)).toBeTruthy();
  expect(screen.getByRole('link', { name: texts.duty_orders }).getAttribute('href')).toBe(
    '/statistics/orders?view=all&organization=5',
  );
  expect(screen.getAllByRole('link', { name: texts.duty_cash })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: texts.reopen_announced })).toBeNull();
});

it('takes an announcement back', async () => {
  life = { ...life, state: 'announced', closes_on: '2030-03-04', can_close_now: false };
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: texts.reopen_announced }));
  expect(await screen.findByText(texts.state_active)).toBeTruthy();
});

it('begins a new series of receipts and shows its first number before', async () => {
  const { user } = open();
  const panel = await screen.findByRole('region', { name: texts.receipts });
  expect(within(panel).getByText('A-42')).toBeTruthy();
  expect(within(panel).getByText(texts.reset_hint.replace('{{number}}', 'B-1'))).toBeTruthy();
  await user.click(within(panel).getByRole('button', { name: texts.reset }));
  expect(await within(panel).findByText('B-1')).toBeTruthy();
  expect(sent).toEqual([{ series: 'A' }]);
  expect(within(panel).getByRole<HTMLButtonElement>('button', { name: texts.reset }).disabled).toBe(
    true,
  );
});
