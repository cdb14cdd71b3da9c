import { ApiError } from '../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { findChat } from './chats.queries.ts';
import { lockChats } from './lock-chats.ts';
import type { MessengerTables } from './messenger.tables.ts';

interface Blocking {
  readonly chatId: number;
  readonly userId: number;
  readonly isBlocked: boolean;
}

/**
 * Lets the other one of a private chat write no more, or again. What is under way is stored before or refused:
 * messages lock the chat too. The other one is not told.
 * @throws ApiError `not_found` for somebody who is not in the chat, `conflict` where it is not of two people
 */
export async function blockInChat(
  { trx, publish }: UnitOfWork<MessengerTables>,
  { chatId, userId, isBlocked }: Blocking,
): Promise<void> {
  await lockChats(trx, [chatId]);
  const chat = await findChat(trx, userId, chatId);
  if (!chat) throw new ApiError('not_found');
  if (chat.chat_type !== 'private') throw new ApiError('conflict');
  await trx
    .updateTable('chat_member')
    .set({ is_blocked: isBlocked })
    .where('chat_id', '=', chatId)
    .where('user_id', '<>', userId)
    .execute();
  publish({
    key: `messenger/chats:${userId}`,
    type: 'chat.changed',
    data: { chat_id: chatId },
  });
}
