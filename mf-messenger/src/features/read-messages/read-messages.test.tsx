import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getMessageSubscription,
  listMessageSenders,
  listSubscriptionMessages,
  muteSubscriptionMessages,
  readSubscriptionMessages,
} from '@karavan/shared-api/client/organization-messages';
import type { OrganizationCard } from '@karavan/shared-api/contract/feed';
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import texts from './locales/ru.json' with { type: 'json' };
import { ReadMessages } from './read-messages.tsx';

// jsdom has no layout: the first items are present as in the server's markup.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.scrollTo = () => undefined;

const organization: OrganizationCard = {
  id: 8,
  title: 'Каблук',
  image: null,
  color: '#2f5fa8',
  type: 'Ремонт',
  is_verified: false,
};
const sent_at = '2026-11-20T08:00:00.000Z';

let isMuted: boolean;
let read: number[];
const page = <T,>(list: T[]) => ({
  status: 200 as const,
  data: { list, total_count: list.length, total_pages: 1, next: null },
});

const server = startMockServer(
  mockEndpoint(listMessageSenders, () =>
    page([
      {
        id: 8,
        organization,
        last_message: { id: 4, text: 'Завтра скидки', sent_at },
        unread_count: read.length > 0 ? 0 : 2,
        is_muted: isMuted,
      },
    ]),
  ),
  mockEndpoint(getMessageSubscription, () => ({
    status: 200,
    data: { organization, is_muted: isMuted },
  })),
  mockEndpoint(listSubscriptionMessages, () =>
    page([
      { id: 4, text: 'Завтра скидки', sent_at, is_unread: true },
      { id: 2, text: 'Открыли второй зал', sent_at, is_unread: false },
    ]),
  ),
  mockEndpoint(readSubscriptionMessages, async ({ request }) => {
    read.push(((await request.json()) as { message_id: number }).message_id);
    return { status: 200, data: { count: 0 } };
  }),
  mockEndpoint(muteSubscriptionMessages, async ({ request }) => {
    isMuted = ((await request.json()) as { is_muted: boolean }).is_muted;
    return { status: 200, data: { is_muted: isMuted } };
  }),
);
beforeEach(() => {
  isMuted = false;
  read = [];
});

const open = (organizationId: number | null) =>
  renderWithPlatform(<ReadMessages organizationId={organizationId} />, {
    session: {
      token: 'token',
      user: { id: 1, full_name: 'Айгуль', avatar: null, has_empty_fields: false },
    },
    messages: { 'mf-messenger-messages': texts },
  });

it('lists who has written, with how much of it is unread', async () => {
  open(null);
  const row = await screen.findByRole('link', { name: /Каблук/ });
  expect(row.textContent).toContain('Завтра скидки');
  expect(row.textContent).toContain('2 непрочитанных');
  expect(row.getAttribute('href')).toBe('/messages?organization=8');
  expect(read).toEqual([]);
});

it('opens what one of them has written, which is read by that', async () => {
  open(8);
  expect(await screen.findByText('Открыли второй зал')).toBeTruthy();
  expect(screen.getByText('Новое')).toBeTruthy();
  await waitFor(() => expect(read).toEqual([4]));
  const link = screen.getByRole('link', { name: /Каблук/ });
  expect(link.getAttribute('href')).toBe('/organizations/8');
});

it('mutes it with a switch, and takes that back when it is refused', async () => {
  const user = userEvent.setup();
  const { record } = open(8);
  const toggle = await screen.findByRole('switch', { name: 'Не уведомлять' });
  await user.click(toggle);
  await waitFor(() => expect(isMuted).toBe(true));
  await waitFor(() =>
    expect(record.toasts).toContainEqual({
      kind: 'success',
      text: 'Уведомлений больше не будет',
    }),
  );
  server.use(mockEndpoint(muteSubscriptionMessages, () => refusal('not_found', 'Нет')));
  await user.click(toggle);
  await waitFor(() => expect(record.toasts).toContainEqual({ kind: 'error', text: 'Нет' }));
  expect(toggle).toHaveProperty('checked', true);
});

it('says so to who does not follow the organization', async () => {
  server.use(mockEndpoint(getMessageSubscription, () => refusal('not_found', 'Нет')));
  open(8);
  expect(await screen.findByText('Вы не подписаны на эту организацию')).toBeTruthy();
});
