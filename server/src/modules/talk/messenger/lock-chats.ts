import type { Transaction } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { refuseBlocked, type BlocksTables } from '../../organizations/blocks/index.ts';
import { findChat, type ChatRow } from './chats.queries.ts';
import { presentChat } from './messenger.presenter.ts';
import type { MessengerTables } from './messenger.tables.ts';

type LockedChat = Awaited<ReturnType<typeof lockChats>>[number];

/** Locks chats in ascending order, before anything is written in them; those that are there. */
export function lockChats(trx: Transaction<MessengerTables>, ids: readonly number[]) {
  return trx
    .selectFrom('chat')
    .select(['id', 'organization_id', 'client_id'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * A locked chat as its sender sees it.
 * @throws ApiError `not_found` for somebody who is not in the chat, `chat_blocked` in a blocked one, as `refuseBlocked`
 */
export async function requireWritable(
  trx: Transaction<BlocksTables & MessengerTables>,
  locked: LockedChat,
  senderId: number,
): Promise<ChatRow> {
  if (locked.organization_id !== null && locked.client_id !== null) {
    const pair = { organizationId: locked.organization_id, personId: locked.client_id };
    await refuseBlocked(trx, pair, locked.client_id === senderId ? 'blocked' : 'client_blocked');
  }
  const chat = await findChat(trx, senderId, locked.id);
  if (!chat) throw new ApiError('not_found');
  if (chat.is_blocked) throw new ApiError('chat_blocked', { name: presentChat(chat).title });
  return chat;
}
