import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMe } from '@karavan/shared-api/client/accounts';
import {
  countMessageAudience,
  listOrganizationMessages,
  sendOrganizationMessage,
  withdrawOrganizationMessage,
} from '@karavan/shared-api/client/organization-messages';
import { getOrganization } from '@karavan/shared-api/client/organizations';
import type { Me } from '@karavan/shared-api/contract/accounts';
import type { OrganizationMessage } from '@karavan/shared-api/contract/organization-messages';
import type { DiscountCard } from '@karavan/shared-api/contract/organizations';
import management from '@karavan/shared-api/management/locales/ru.json' with { type: 'json' };
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import { money, organization, SESSION, workplace } from '../../../testing/organizations.ts';
import texts from './locales/ru.json' with { type: 'json' };
import { ManageMessages } from './manage-messages.tsx';

// jsdom has no layout: the first items are present as in the server's markup.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.scrollTo = () => undefined;

const CARD: DiscountCard = {
  kind: 'cumulative',
  background: 'dusk',
  tiers: [
    { percent: '3', spend_limit: money('0.00') },
    { percent: '5', spend_limit: money('10000.00') },
    { percent: '7.5', spend_limit: money('50000.00') },
  ],
};

let sent: OrganizationMessage[];
let bodies: object[];
let nextAt: string | null;

const message = (id: number, text: string): OrganizationMessage => ({
  id,
  text,
  author: { id: 2, full_name: 'Елена', avatar: null },
  audience: 'all',
  days: null,
  spent_from: null,
  sent_at: '2026-11-20T08:00:00.000Z',
  withdrawn_at: null,
  recipient_count: 240,
  read_count: 12,
});

const server = startMockServer(
  mockEndpoint(getMe, () => ({
    status: 200,
    data: { organizations: [workplace({ id: 5, permissions: ['can_send_message'] })] } as Me,
  })),
  mockEndpoint(getOrganization, () => ({
    status: 200,
    data: organization({ discount_cards: [CARD] }),
  })),
  mockEndpoint(listOrganizationMessages, () => ({
    status: 200,
    data: { list: sent, total_count: sent.length, total_pages: 1, next: null },
  })),
  mockEndpoint(countMessageAudience, ({ query }) => ({
    status: 200,
    data: { count: query.get('audience') === 'idle' ? 0 : 240, next_at: nextAt },
  })),
  mockEndpoint(sendOrganizationMessage, async ({ request }) => {
    const body = (await request.json()) as { text: string };
    bodies.push(body);
    sent = [message(9, body.text), ...sent];
    return { status: 201, data: sent[0]! };
  }),
  mockEndpoint(withdrawOrganizationMessage, ({ params }) => {
    sent = sent.map((one) =>
      String(one.id) === params['message']
        ? { ...one, withdrawn_at: '2026-11-21T08:00:00.000Z' }
        : one,
    );
    return { status: 204, data: undefined };
  }),
);
beforeEach(() => {
  sent = [message(3, 'Открыли второй зал')];
  bodies = [];
  nextAt = null;
});

function open() {
  const { record } = renderWithPlatform(<ManageMessages organizationId={5} />, {
    session: SESSION,
    messages: { management, 'mf-organization-messages': texts },
  });
  return { user: userEvent.setup(), record };
}

it('asks again how many they are when that has failed', async () => {
  server.use(mockEndpoint(countMessageAudience, () => refusal('unavailable', 'Позже')));
  const { user } = open();
  const retry = await screen.findByRole('button', { name: 'Подписчики не посчитаны. Повторить' });
  server.resetHandlers();
  await user.click(retry);
  expect(await screen.findByText('Получат 240 подписчиков')).toBeTruthy();
});

it('writes to the followers, with how many they are and how they see it', async () => {
  const { user, record } = open();
  const field = await screen.findByRole('textbox', { name: 'Сообщение' });
  expect(await screen.findByText('Получат 240 подписчиков')).toBeTruthy();
  await user.type(field, 'Завтра скидки');
  expect(within(screen.getByRole('figure')).getByText('Завтра скидки')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  await waitFor(() =>
    expect(record.toasts).toContainEqual({
      kind: 'success',
      text: 'Отправлено 240 подписчикам',
    }),
  );
  expect(bodies).toEqual([{ text: 'Завтра скидки', audience: 'all', days: 90 }]);
  expect(await screen.findByRole('textbox', { name: 'Сообщение' })).toHaveProperty('value', '');
  expect(await screen.findByText('Завтра скидки')).toBeTruthy();
});

it('keeps what was typed when it is refused, and says from when on it is possible', async () => {
  const { user, record } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Сообщение' }), 'Ещё одно');
  await screen.findByText('Получат 240 подписчиков');
  server.use(
    mockEndpoint(sendOrganizationMessage, () => {
      nextAt = '2026-11-22T08:00:00.000Z';
      return refusal('message_sent_lately', 'Подписчикам уже писали недавно');
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  await waitFor(() =>
    expect(record.toasts).toContainEqual({
      kind: 'error',
      text: 'Подписчикам уже писали недавно',
    }),
  );
  expect(screen.getByRole('textbox', { name: 'Сообщение' })).toHaveProperty('value', 'Ещё одно');
  expect(
    await screen.findByText(/Следующее сообщение можно отправить с .* 22\.11\.2026/),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Отправить' })).toHaveProperty('disabled', true);
});

it('sends nothing to an audience that is empty', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('radio', { name: 'Тем, кто давно не покупал' }));
  expect(await screen.findByText('Таких подписчиков нет')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'За сколько последних дней' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Отправить' })).toHaveProperty('disabled', true);
});

it('writes to those alone who have reached a step of the card', async () => {
  const { user } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Сообщение' }), 'Для своих');
  await user.click(await screen.findByRole('radio', { name: 'Тем, кто дошёл до ступени скидки' }));
  const step = screen.getByRole('combobox', { name: 'Ступень карты' });
  expect(within(step).getAllByRole('option')).toHaveLength(3);
  await user.selectOptions(step, '50000.00');
  await screen.findByText('Получат 240 подписчиков');
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies).toMatchObject([{ audience: 'tier', spent_from: '50000.00' }]);
});

it('shows who has got and read what was sent, and takes it back', async () => {
  const { user } = open();
  const card = await screen.findByRole('article');
  expect(within(card).getByText(/получили 240 · прочитали 12/)).toBeTruthy();
  await user.click(within(card).getByRole('button', { name: 'Отозвать' }));
  expect(await screen.findByText('Отозвано')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Отозвать' })).toBeNull();
});
