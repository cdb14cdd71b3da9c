import { waitFor } from '@testing-library/react';
import { countUnreadChats, receiveMessages } from '@karavan/shared-api/client/messenger';
import { signOut, unreadChatCountAtom } from '@karavan/shared-api/state';
import {
  createFakeShell,
  mockEndpoint,
  pressToast,
  startMockServer,
} from '@karavan/shared-api/testing';
import texts from '../locales/ru.json' with { type: 'json' };
import { watchMessages } from './watch-messages.ts';

const OWN = { stream: 'messenger/chats' } as const;

let confirmed = 0;
let unread = 0;
startMockServer(
  mockEndpoint(countUnreadChats, () => ({ status: 200, data: { count: unread } })),
  mockEndpoint(receiveMessages, () => {
    confirmed += 1;
    return { status: 200, data: { success: true } };
  }),
);
beforeEach(() => {
  confirmed = 0;
});

function watch(path: string) {
  window.history.replaceState(null, '', path);
  const user = { id: 1, full_name: 'Айгуль', avatar: null, has_empty_fields: false };
  const { shell, history, record, sockets } = createFakeShell({
    session: { token: 'token', user },
    messages: { shell: texts },
  });
  watchMessages({ ...shell, history });
  return { shell, history, record, sockets };
}

it('confirms what has come in the meantime, and what comes; many at once need two calls', async () => {
  const { sockets } = watch('/messenger');
  sockets.resync(OWN);
  await waitFor(() => expect(confirmed).toBe(1));
  for (let count = 0; count < 9; count += 1) {
    sockets.emit(OWN, 'message.arrived', { chat_id: 7 });
  }
  await waitFor(() => expect(confirmed).toBe(3));
});

it('tells of a message outside of the messenger, and leads there', () => {
  const { sockets, record, history } = watch('/home/posts');
  sockets.emit(OWN, 'chat.changed', { chat_id: 7 });
  expect(record.toasts).toEqual([]);
  sockets.emit(OWN, 'message.arrived', { chat_id: 7 });
  expect(record.toasts).toMatchObject([{ kind: 'info', text: 'Новое сообщение' }]);
  pressToast(record.toasts[0]);
  expect(history.location.pathname).toBe('/messenger/chat/7');
  sockets.emit(OWN, 'message.arrived', { chat_id: 7 });
  expect(record.toasts).toHaveLength(1);
});

it('counts the chats with something unread, anew whenever one changes, and none for a guest', async () => {
  const { shell, sockets } = watch('/home/posts');
  const count = () => shell.store.get(unreadChatCountAtom);
  unread = 2;
  sockets.resync(OWN);
  await waitFor(() => expect(count()).toBe(2));
  unread = 3;
  sockets.emit(OWN, 'message.arrived', { chat_id: 7 });
  await waitFor(() => expect(count()).toBe(3));
  unread = 1;
  sockets.emit(OWN, 'chat.changed', { chat_id: 7 });
  await waitFor(() => expect(count()).toBe(1));
  signOut(shell.store);
  expect(count()).toBe(0);
});

it('hears nothing any more for somebody who has left', () => {
  const { shell, sockets, record } = watch('/home/posts');
  signOut(shell.store);
  sockets.emit(OWN, 'message.arrived', { chat_id: 7 });
  expect(record.toasts).toEqual([]);
});
