import { randomUUID } from 'node:crypto';
import type { ChatDetail, ChatListItem, ChatMessage } from '@karavan/shared-api/contract/messenger';
import type { Page } from '@karavan/shared-api/contract/page';
import { createUser } from './factories/accounts.ts';
import { createPrivateChat } from './factories/messenger.ts';
import type { TestServer } from './test-server.ts';

/** Somebody who takes part in a talk, by the API alone. */
export interface Talker {
  readonly id: number;
  readonly token: string;
  /** Sends a draft as it is; answers what the server says. */
  send(draft: object, chatId?: number): ReturnType<TestServer['call']>;
  /** Sends a text that the server has to take. */
  say(text: string): Promise<ChatMessage>;
  read(messageId: number): ReturnType<TestServer['call']>;
  receive(): ReturnType<TestServer['call']>;
  chat(): Promise<ChatDetail>;
  chats(): Promise<ChatListItem[]>;
  countUnread(): Promise<number>;
  messages(query?: string): Promise<Page<ChatMessage>>;
}

export interface Talk {
  readonly chatId: number;
  readonly anna: Talker;
  readonly boris: Talker;
  /** Is not in the chat. */
  readonly stranger: Talker;
}

/** Two people, their private chat, and somebody else. */
export async function createTalk(server: TestServer): Promise<Talk> {
  const { db } = server.database;
  const [anna, boris, stranger] = [
    await createUser(db, { full_name: 'Анна' }),
    await createUser(db, { full_name: 'Борис' }),
    await createUser(db, { full_name: 'Чужой' }),
  ];
  const chatId = await createPrivateChat(db, [anna, boris]);
  const talkerOf = async (id: number) =>
    talker(server, { chatId, id, token: await server.sessionOf(id) });
  return {
    chatId,
    anna: await talkerOf(anna),
    boris: await talkerOf(boris),
    stranger: await talkerOf(stranger),
  };
}

interface Access {
  readonly chatId: number;
  readonly id: number;
  readonly token: string;
}

function talker(server: TestServer, { chatId: ownChat, id, token }: Access): Talker {
  const path = `/messenger/chats/${ownChat}/`;
  const post = (address: string, body?: object) =>
    server.call(address, { method: 'POST', token, ...(body && { body }) });
  const send: Talker['send'] = (draft, chatId = ownChat) =>
    post(`/messenger/chats/${chatId}/messages/`, draft);
  return {
    id,
    token,
    send,
    async say(text) {
      const { status, body } = await send({ client_id: randomUUID(), text });
      if (status !== 201) throw new Error(`The server has not taken '${text}': ${status}`);
      return body;
    },
    read: (message_id) => post(`${path}read/`, { message_id }),
    receive: () => post('/messenger/chats/delivered/'),
    chat: async () => (await server.call(path, { token })).body,
    async chats() {
      const { body } = await server.call('/messenger/chats/', { token });
      return (body as { list: ChatListItem[] }).list;
    },
    countUnread: async () =>
      ((await server.call('/messenger/unread/', { token })).body as { count: number }).count,
    messages: async (query = '') => (await server.call(`${path}messages/${query}`, { token })).body,
  };
}
