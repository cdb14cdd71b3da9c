import fc from 'fast-check';
import type { ChatMessage } from '@karavan/shared-api/contract/messenger';
import type { WaitingMessage } from '../../shared/outbox/outbox.ts';
import { arrangeMessages, type Conversation } from './arrange-messages.ts';

const me = { id: 1, full_name: 'Я', avatar: null };
const other = { id: 2, full_name: 'Другой', avatar: null };

const message = (id: number, changes: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  client_id: `name ${id}`,
  text: `Сообщение ${id}`,
  pictures: [],
  sender: other,
  created_at: new Date(Date.UTC(2026, 2, 1, 10, id)).toISOString(),
  ...changes,
});

const waiting = (client_id: string, refusal: string | null = null): WaitingMessage => ({
  client_id,
  user_id: me.id,
  chat_id: 7,
  text: 'Ждёт',
  pictures: [],
  created_at: '2026-03-01T12:00:00.000Z',
  refusal,
  progress: null,
});

const arrange = (conversation: Partial<Conversation>) =>
  arrangeMessages({
    messages: [],
    waiting: [],
    me,
    side: { clientId: null, userId: me.id },
    progress: { own_read_id: 0, delivered_id: 0, read_id: 0 },
    readBefore: 1000,
    dayOf: (moment) => moment.slice(0, 10),
    ...conversation,
  });

it('puts messages in their order, in whatever order they came, and what waits at the end', () => {
  const all = Array.from({ length: 12 }, (_, id) => message(id + 1));
  fc.assert(
    fc.property(fc.shuffledSubarray(all, { minLength: 12 }), (messages) => {
      const rows = arrange({ messages, waiting: [waiting('mine')] });
      expect(rows.map(({ key }) => key)).toEqual([
        ...all.map(({ client_id }) => `2 ${client_id}`),
        '1 mine',
      ]);
    }),
  );
});

it('tells how far the own messages have got', () => {
  const rows = arrange({
    messages: [1, 2, 3].map((id) => message(id, { sender: me })).concat(message(4)),
    waiting: [waiting('a'), waiting('b', 'Нельзя')],
    progress: { own_read_id: 0, delivered_id: 2, read_id: 1 },
  });
  expect(rows.map(({ state }) => state)).toEqual([
    'read',
    'delivered',
    'sent',
    'received',
    'waiting',
    'refused',
  ]);
});

it('shows a message once, in one place, while its answer is still on the way', () => {
  const before = arrange({ waiting: [waiting('mine')] });
  const stored = message(5, { sender: me, client_id: 'mine' });
  const after = arrange({ messages: [stored], waiting: [waiting('mine')] });
  expect(after.map(({ key, state }) => [key, state])).toEqual([[before[0]!.key, 'sent']]);
});

it('begins each day with its date, and only with the first message of it', () => {
  const rows = arrange({
    messages: [
      message(1, { created_at: '2026-03-01T10:00:00Z' }),
      message(2, { created_at: '2026-03-01T23:59:00Z' }),
      message(3, { created_at: '2026-03-02T00:01:00Z' }),
    ],
  });
  expect(rows.map(({ day }) => day)).toEqual(['2026-03-01', null, '2026-03-02']);
});

it('marks the first unread message of the other side', () => {
  const messages = [message(1), message(2, { sender: me }), message(3), message(4)];
  const unread = (readBefore: number) =>
    arrange({ messages, readBefore }).findIndex(({ isFirstUnread }) => isFirstUnread);
  expect([unread(0), unread(1), unread(3), unread(4)]).toEqual([0, 2, 3, -1]);
});

it('draws together what one person says within minutes', () => {
  const rows = arrange({
    messages: [
      message(1, { created_at: '2026-03-01T10:00:00Z' }),
      message(2, { created_at: '2026-03-01T10:04:59Z' }),
      message(3, { created_at: '2026-03-01T10:10:00Z' }),
      message(4, { created_at: '2026-03-01T10:10:30Z', sender: me }),
    ],
  });
  expect(rows.map(({ isContinued }) => isContinued)).toEqual([false, true, false, false]);
});
