import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMe } from '@karavan/shared-api/client/accounts';
import {
  addWebhook,
  changeWebhook,
  listWebhookDeliveries,
  listWebhooks,
  pingWebhook,
  replayWebhook,
} from '@karavan/shared-api/client/webhooks';
import type { Me } from '@karavan/shared-api/contract/accounts';
import type { Webhook, WebhookDelivery } from '@karavan/shared-api/contract/webhooks';
import management from '@karavan/shared-api/management/locales/ru.json' with { type: 'json' };
import { mockEndpoint, renderWithPlatform, startMockServer } from '@karavan/shared-api/testing';
import { SESSION, workplace } from '../../../testing/organizations.ts';
import texts from './locales/ru.json' with { type: 'json' };
import { ManageWebhooks } from './manage-webhooks.tsx';

const SECRET = 'whsec_c2VjcmV0LW9mLWEtdGVzdC1vZi0zMi1ieXRlcy1sb25n';
const WEBHOOK: Webhook = {
  id: 3,
  url: 'https://books.example/hooks',
  title: 'Бухгалтерия',
  events: ['order.placed', 'payment.settled'],
  state: 'active',
  failing_since: null,
  former_secret_until: null,
  created_at: '2026-11-20T08:00:00.000Z',
  waiting_count: 0,
  failed_count: 1,
};
const FAILED: WebhookDelivery = {
  id: 8,
  message_id: 'msg_1',
  type: 'order.placed',
  subject: 'order:7',
  state: 'failed',
  created_at: '2026-11-20T08:00:00.000Z',
  next_at: null,
  attempts: [
    { at: '2026-11-20T08:00:01.000Z', status: 502, problem: null, duration_ms: 40, excerpt: 'Bad' },
  ],
};

const LOG: WebhookDelivery[] = [FAILED];

let list: Webhook[];
let sent: unknown[];
let isOwner: boolean;
startMockServer(
  mockEndpoint(getMe, () => ({
    status: 200,
    data: { has_password: true, organizations: [workplace({ id: 5, is_owner: isOwner })] } as Me,
  })),
  mockEndpoint(listWebhooks, () => ({ status: 200, data: { list } })),
  mockEndpoint(addWebhook, async ({ request }) => {
    sent.push(await request.json());
    list = [WEBHOOK];
    return { status: 201, data: { webhook: WEBHOOK, secret: SECRET } };
  }),
  mockEndpoint(changeWebhook, async ({ request }) => {
    sent.push(await request.json());
    list = [{ ...WEBHOOK, state: 'off' }];
    return { status: 200, data: list[0]! };
  }),
  mockEndpoint(pingWebhook, () => ({ status: 204, data: undefined })),
  mockEndpoint(listWebhookDeliveries, () => ({
    status: 200,
    data: { total_count: 1, total_pages: 1, list: LOG, next: null },
  })),
  mockEndpoint(replayWebhook, async ({ request }) => {
    sent.push(await request.json());
    return { status: 200, data: { count: 1 } };
  }),
);
beforeEach(() => {
  list = [WEBHOOK];
  sent = [];
  isOwner = true;
});

function open() {
  const { record } = renderWithPlatform(<ManageWebhooks organizationId={5} />, {
    session: SESSION,
    messages: { management, 'mf-organization-webhooks': texts },
  });
  return { user: userEvent.setup(), record };
}

it('adds an address for the events that are ticked, and shows its secret until it is stored', async () => {
  list = [];
  const { user } = open();
  expect(await screen.findByText('Вебхуков пока нет')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Добавить адрес' }));
  await user.type(await screen.findByLabelText('Адрес'), 'http://books.example/hooks');
  await user.click(screen.getByRole('checkbox', { name: 'Заказ изменился' }));
  await user.click(screen.getByRole('checkbox', { name: 'Заказ оплачен' }));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  // Without https nothing is sent, and nothing typed is lost.
  expect(sent).toEqual([]);
  const address = screen.getByLabelText<HTMLInputElement>('Адрес');
  await user.clear(address);
  await user.type(address, WEBHOOK.url);
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { url: WEBHOOK.url, title: '', events: ['order.placed', 'payment.settled'] },
    ]),
  );
  expect(await screen.findByText(SECRET)).toBeTruthy();
  const drawn = screen.getByRole('heading', { name: 'Секрет вашего вебхука' });
  await waitFor(() => expect(document.activeElement).toBe(drawn));
  await user.click(screen.getByRole('button', { name: 'Секрет сохранён' }));
  expect(screen.queryByText(SECRET)).toBeNull();
  expect(await screen.findByRole('region', { name: 'Бухгалтерия' })).toBeTruthy();
});

it('shows what has failed with its answer, and sends it again', async () => {
  const { user } = open();
  const card = within(await screen.findByRole('region', { name: 'Бухгалтерия' }));
  await user.click(card.getByRole('button', { name: 'Журнал' }));
  expect(await card.findByText(/HTTP 502/)).toBeTruthy();
  await user.click(card.getByRole('button', { name: 'Отправить снова' }));
  await waitFor(() => expect(sent).toEqual([{ delivery: 8 }]));
  await user.click(card.getByRole('button', { name: 'Отправить все неудачные' }));
  await waitFor(() => expect(sent).toEqual([{ delivery: 8 }, { delivery: null }]));
});

it('switches off after a warning', async () => {
  const { user, record } = open();
  await user.click(await screen.findByRole('button', { name: 'Выключить' }));
  expect(record.dialogs).toMatchObject([{ title: 'Выключить вебхук?', danger: true }]);
  await waitFor(() => expect(sent).toMatchObject([{ url: WEBHOOK.url, is_active: false }]));
  expect(await screen.findByRole('button', { name: 'Включить' })).toBeTruthy();
});

it('is for nobody but the owner', async () => {
  isOwner = false;
  open();
  expect(await screen.findByText('Этот раздел не для вас')).toBeTruthy();
});
