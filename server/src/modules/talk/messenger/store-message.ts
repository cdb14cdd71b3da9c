import type { Transaction } from 'kysely';
import type { ChatMessage } from '@karavan/shared-api/contract/messenger';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import type { ItemCardTables } from '../../catalog/items/index.ts';
import type { BlocksTables } from '../../organizations/blocks/index.ts';
import { planPushes } from '../pushes/index.ts';
import { advanceProgress } from './advance-progress.ts';
import { findPeopleOf } from './chat.policy.ts';
import type { ChatRow } from './chats.queries.ts';
import { findMessage } from './messages.queries.ts';
import { presentMessage } from './messenger.presenter.ts';
import type { MessengerTables } from './messenger.tables.ts';

/** What a message is made of. */
export type MessageTables = BlocksTables & MessengerTables & ItemCardTables;

/** Answers nothing where its sender's device has sent one of this name before. */
export function insertMessage(
  trx: Transaction<MessengerTables>,
  chatId: number,
  senderId: number,
  { client_id, text }: { readonly client_id: string; readonly text: string },
): Promise<{ id: number } | undefined> {
  return trx
    .insertInto('chat_message')
    .values({ chat_id: chatId, sender_id: senderId, client_id, text })
    .onConflict((conflict) => conflict.columns(['sender_id', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
}

interface StoredMessage {
  /** As its sender sees it. */
  readonly chat: ChatRow;
  readonly senderId: number;
  readonly messageId: number;
}

/** Makes a message, with all its parts, the last of its chat and tells everybody there. */
export async function tellOfMessage(
  { trx, publish }: UnitOfWork<MessageTables>,
  { chat, senderId, messageId }: StoredMessage,
): Promise<ChatMessage> {
  await trx
    .updateTable('chat')
    .set({ last_message_id: messageId })
    .where('id', '=', chat.id)
    .execute();
  await advanceProgress(trx, { chatId: chat.id, userId: senderId, readId: messageId });
  const message = presentMessage(await findMessage(trx, messageId));
  publish({ key: `chat:${chat.id}`, type: 'message.created', data: message });
  const people = await findPeopleOf(trx, chat.id);
  const across = people.filter((userId) => isAcross(chat, senderId, userId));
  for (const userId of people) {
    publish({
      key: `messenger/chats:${userId}`,
      type: across.includes(userId) ? 'message.arrived' : 'chat.changed',
      data: { chat_id: chat.id },
    });
  }
  await planPushes(
    trx,
    'message',
    across.map((userId) => ({ userId, id: messageId })),
  );
  return message;
}

/** Whether two people stand on different sides of a chat. */
function isAcross({ client_id: client }: ChatRow, one: number, other: number): boolean {
  return client === null ? one !== other : (one === client) !== (other === client);
}
