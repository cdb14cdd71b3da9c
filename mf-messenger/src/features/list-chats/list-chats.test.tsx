import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMe } from '@karavan/shared-api/client/accounts';
import { listChats } from '@karavan/shared-api/client/messenger';
import { countUnreadMessages } from '@karavan/shared-api/client/organization-messages';
import type { Me } from '@karavan/shared-api/contract/accounts';
import type { ChatListItem } from '@karavan/shared-api/contract/messenger';
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import texts from '../../locales/ru.json' with { type: 'json' };
import type { OutboxEntry } from '../../shared/outbox/outbox-entry.ts';
import { ListChats } from './list-chats.tsx';
import { chatOf } from './testing/chat-of.ts';

// jsdom has no layout: the first items are present as in the server's markup.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.scrollTo = () => undefined;

let listed: ChatListItem[];
let asked: string[];
let permissions: string[];

const meNow = (): Me => ({
  id: 1,
  phone_number: '+996700000006',
  full_name: 'Айгуль',
  avatar: null,
  username: null,
  gender: 'female',
  birthday: null,
  email: null,
  has_password: true,
  locale: 'ru',
  region: null,
  is_courier: false,
  is_operator: false,
  organizations: [
    {
      id: 8,
      title: 'Лавка',
      image: null,
      color: '#2f5fa8',
      is_owner: false,
      permissions,
      time_zone: 'Asia/Bishkek',
      order_kinds: [],
    },
  ],
});

const server = startMockServer(
  mockEndpoint(listChats, ({ request }) => {
    const { searchParams } = new URL(request.url);
    searchParams.delete('limit');
    asked.push(String(searchParams));
    const search = searchParams.get('search') ?? '';
    const list = listed.filter(({ title }) => title.includes(search));
    return {
      status: 200,
      data: { list, total_count: list.length, total_pages: 1, next: null },
    };
  }),
  mockEndpoint(countUnreadMessages, () => ({ status: 200, data: { count: 0 } })),
  mockEndpoint(getMe, () => ({ status: 200, data: meNow() })),
);
beforeEach(() => {
  listed = [chatOf(1, 'Анна'), chatOf(2, 'Борис')];
  asked = [];
  permissions = ['can_send_message'];
  keepUnsent([]);
});

/** What an earlier page has left in the outbox. */
function keepUnsent(entries: OutboxEntry[]): void {
  const answer = (result: unknown) => ({
    result,
    addEventListener(event: string, listen: () => void) {
      if (event === 'success') queueMicrotask(listen);
    },
  });
  const store = { getAll: () => answer(entries) };
  const database = { transaction: () => ({ objectStore: () => store }) };
  Object.assign(globalThis, { indexedDB: { open: () => answer(database) } });
}

const open = (path = '/messenger') =>
  renderWithPlatform(<ListChats />, {
    path,
    session: {
      token: 'token',
      user: { id: 1, full_name: 'Айгуль', avatar: null, has_empty_fields: false },
    },
    messages: { 'mf-messenger': texts },
  });

it('finds chats by what is typed, keeps that in the address, and says when there are none', async () => {
  const user = userEvent.setup();
  open();
  await screen.findByRole('link', { name: /Анна/ });
  const field = screen.getByRole('searchbox', { name: 'Найти чат' });
  await user.type(field, 'Бор');
  await waitFor(() => expect(screen.queryByRole('link', { name: /Анна/ })).toBeNull());
  const found = await screen.findByRole('link', { name: /Борис/ });
  expect(location.search).toBe(`?search=${encodeURIComponent('Бор')}`);
  // The list stays as it is beside the chat.
  expect(found.getAttribute('href')).toBe(`/messenger/chat/2${location.search}`);
  await user.type(field, 'щ');
  await screen.findByText('Таких чатов нет');
  await user.click(screen.getByRole('button', { name: 'Показать все чаты' }));
  await screen.findByRole('link', { name: /Анна/ });
  expect(location.search).toBe('');
});

it('shows the inbox of one shop, or what one writes for oneself, to those who answer for shops', async () => {
  const user = userEvent.setup();
  open('/messenger?search=А');
  await user.click(await screen.findByRole('button', { name: 'Лавка' }));
  await waitFor(() => expect(asked.at(-1)).toContain('organization=8'));
  expect(screen.getByRole('button', { name: 'Лавка' }).getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Личные' }));
  await waitFor(() => expect(asked.at(-1)).toContain('personal=1'));
  expect(asked.at(-1)).not.toContain('organization');
  expect(asked.at(-1)).toContain('search=');
});

it('offers no inboxes to those who answer for no shop', async () => {
  permissions = ['can_sell'];
  open();
  await screen.findByRole('link', { name: /Анна/ });
  expect(screen.queryByRole('button', { name: 'Личные' })).toBeNull();
});

it('moves up what has news', async () => {
  const { sockets } = open();
  await screen.findByRole('link', { name: /Борис/ });
  listed = [chatOf(2, 'Борис'), chatOf(1, 'Анна')];
  act(() => sockets.emit({ stream: 'messenger/chats' }, 'chat.changed', { chat_id: 2 }));
  await waitFor(() => {
    const names = screen
      .getAllByRole('link', { name: /Привет/ })
      .map(({ textContent }) => textContent);
    expect(names[0]).toContain('Борис');
  });
});

it('marks chats in which something is not sent', async () => {
  const entry: OutboxEntry = {
    client_id: 'a',
    user_id: 1,
    chat_id: 2,
    text: 'Не дошло',
    pictures: [],
    created_at: '2026-11-20T08:00:00.000Z',
    refusal: 'Чат закрыт',
  };
  keepUnsent([entry]);
  open();
  const row = await screen.findByRole('link', { name: /Борис/ });
  await waitFor(() => expect(row.textContent).toContain('Вы: Не дошло'));
  expect(screen.getByRole('img', { name: 'Не отправлено' })).toBeTruthy();
});

it('says what is wrong, and reads the list when told to', async () => {
  server.use(mockEndpoint(listChats, () => refusal('internal', 'Не вышло')));
  open();
  const again = await screen.findByRole('button', { name: 'Повторить' });
  server.resetHandlers();
  await userEvent.click(again);
  expect(await screen.findByRole('link', { name: /Анна/ })).toBeTruthy();
});
