import type { MessengerTables } from './messenger.tables.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { advanceProgress } from './advance-progress.ts';
import { findPeopleOf } from './chat.policy.ts';
import { findChat } from './chats.queries.ts';

/**
 * Marks a chat as read up to a message; a mark never moves back, nor beyond the last message.
 * Answers how far the reader's side has got.
 * @throws ApiError `not_found` for somebody who is not in the chat
 */
export async function readChat(
  { trx, publish }: UnitOfWork<MessengerTables>,
  { chatId, userId, messageId }: { chatId: number; userId: number; messageId: number },
): Promise<number> {
  const chat = await findChat(trx, userId, chatId);
  if (!chat) throw new ApiError('not_found');
  const readId = Math.min(messageId, chat.last_message_id ?? 0);
  const progress = await advanceProgress(trx, { chatId, userId, readId });
  if (progress) {
    publish({
      key: `chat:${chatId}`,
      type: 'progress.changed',
      data: { user_id: userId, ...progress },
    });
    // In a large group every reader would wake every list; there the count of the reader is what matters.
    const people = chat.chat_type === 'group' ? [userId] : await findPeopleOf(trx, chatId);
    for (const person of people) {
      publish({
        key: `messenger/chats:${person}`,
        type: 'chat.changed',
        data: { chat_id: chatId },
      });
    }
  }
  return Math.max(chat.own_read_id, readId);
}
