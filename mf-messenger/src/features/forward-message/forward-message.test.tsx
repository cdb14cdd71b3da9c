import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forwardMessage, listChats } from '@karavan/shared-api/client/messenger';
import type { ChatListItem } from '@karavan/shared-api/contract/messenger';
import {
  mockEndpoint,
  refusal,
  renderWithPlatform,
  startMockServer,
} from '@karavan/shared-api/testing';
import texts from './locales/ru.json' with { type: 'json' };
import { ForwardMessage } from './forward-message.tsx';

const chat = (id: number, title: string, is_blocked = false): ChatListItem => ({
  id,
  chat_type: 'private',
  title,
  image: null,
  color: null,
  is_blocked,
  on_behalf_of: null,
  unread_count: 0,
  last_message: null,
});

const chats = [chat(3, 'Анна'), chat(4, 'Борис'), chat(5, 'Чужой', true)];

let sent: unknown[];
const server = startMockServer(
  mockEndpoint(listChats, () => ({
    status: 200,
    data: { list: chats, total_count: chats.length, total_pages: 1, next: null },
  })),
  mockEndpoint(forwardMessage, async ({ request }) => {
    sent.push(await request.json());
    return { status: 201, data: { success: true } };
  }),
);
beforeEach(() => {
  sent = [];
});

const render = (messageId: number | null = 12) =>
  renderWithPlatform(<ForwardMessage messageId={messageId} />, {
    path: '/messenger/forward?message=12',
    messages: { 'mf-messenger-forward': texts },
    session: {
      token: 'token',
      user: { id: 1, full_name: 'Айгуль', avatar: null, has_empty_fields: false },
    },
  });
const check = async (name: string) =>
  userEvent.setup().click(await screen.findByRole('checkbox', { name: new RegExp(name) }));
const press = () => userEvent.setup().click(screen.getByRole('button', { name: /^Переслать/ }));

it('asks for at least one chat, and offers none that takes no messages', async () => {
  render();
  const blocked = await screen.findByRole('checkbox', { name: /Чужой/ });
  expect(blocked).toHaveProperty('disabled', true);
  await press();
  expect(screen.getByRole('alert').textContent).toBe('Выберите хотя бы один чат');
  await check('Анна');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sent).toEqual([]);
});

it('goes to the chat if exactly one was chosen', async () => {
  const { record, history } = render();
  await check('Анна');
  await check('Борис');
  await check('Анна');
  await press();
  await waitFor(() => expect(history.location.pathname).toBe('/messenger/chat/4'));
  expect(sent).toEqual([{ original_message_id: 12, target_chat_ids: [4] }]);
  expect(record.toasts).toContainEqual({ kind: 'success', text: 'Сообщение переслано' });
});

it('goes back after several', async () => {
  const { shell } = render();
  const go = jest.spyOn(shell.navigator, 'go').mockImplementation(() => undefined);
  await check('Анна');
  await check('Борис');
  await press();
  await waitFor(() => expect(go).toHaveBeenCalledWith(-1));
  expect(sent).toEqual([{ original_message_id: 12, target_chat_ids: [3, 4] }]);
});

it('says that it has failed, or which chat takes nothing', async () => {
  server.use(mockEndpoint(forwardMessage, () => refusal('not_found', 'Нет')));
  const { record } = render();
  await check('Анна');
  await press();
  await waitFor(() =>
    expect(record.toasts).toContainEqual({ kind: 'error', text: 'Не удалось переслать сообщение' }),
  );
  const words = 'В чат «Анна» писать нельзя';
  server.use(mockEndpoint(forwardMessage, () => refusal('chat_blocked', words)));
  await press();
  await waitFor(() => expect(record.toasts).toContainEqual({ kind: 'error', text: words }));
});

it('needs a message', async () => {
  render(null);
  expect(await screen.findByText('Нечего пересылать')).toBeTruthy();
});
