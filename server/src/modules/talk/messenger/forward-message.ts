import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { findChat } from './chats.queries.ts';
import { lockChats, requireWritable } from './lock-chats.ts';
import { presentChat } from './messenger.presenter.ts';
import type { MessengerTables } from './messenger.tables.ts';
import { insertMessage, tellOfMessage, type MessageTables } from './store-message.ts';

interface Forwarding {
  readonly senderId: number;
  readonly messageId: number;
  readonly targetIds: readonly number[];
}

/**
 * Sends a message into other chats, with its pictures and the item that it is about. Who has written it first
 * stays its author, also when it is forwarded again.
 * @throws ApiError `not_found` without such a message or chat for the sender, `chat_blocked` for a chat that
 * they may not write in, as `refuseBlocked`
 */
export async function forwardMessage(
  unit: UnitOfWork<MessageTables>,
  { senderId, messageId, targetIds }: Forwarding,
): Promise<void> {
  const { trx } = unit;
  const original = await findOriginal(trx, senderId, messageId);
  const locked = await lockChats(trx, targetIds);
  if (locked.length < targetIds.length) throw new ApiError('not_found');
  for (const row of locked) {
    const chat = await findChat(trx, senderId, row.id);
    if (!chat) throw new ApiError('not_found');
    // Before `refuseBlocked` says less: one of several chats has to be named.
    if (chat.is_blocked) throw new ApiError('chat_blocked', { name: presentChat(chat).title });
    const writable = await requireWritable(trx, row, senderId);
    const { id } = (await insertMessage(trx, row.id, senderId, {
      client_id: randomUUID(),
      text: original.text,
    }))!;
    await copyParts(trx, original, id);
    await tellOfMessage(unit, { chat: writable, senderId, messageId: id });
  }
}

type Original = Awaited<ReturnType<typeof findOriginal>>;

/** A message that somebody can read, and who is said to have written it. */
async function findOriginal(trx: Transaction<MessengerTables>, readerId: number, id: number) {
  const message = await trx
    .selectFrom('chat_message')
    .innerJoin('chat', 'chat.id', 'chat_message.chat_id')
    .leftJoin('chat_message_forward as forward', 'forward.message_id', 'chat_message.id')
    .select([
      'chat_message.id',
      'chat_message.chat_id',
      'chat_message.sender_id',
      'chat_message.text',
      'chat.organization_id',
      'chat.client_id',
      'forward.author_id',
      'forward.organization_id as author_organization_id',
    ])
    .where('chat_message.id', '=', id)
    .executeTakeFirst();
  if (!message || !(await findChat(trx, readerId, message.chat_id))) {
    throw new ApiError('not_found');
  }
  return { id, text: message.text, author: authorOf(message) };
}

interface Authorship {
  readonly sender_id: number;
  readonly organization_id: number | null;
  readonly client_id: number | null;
  readonly author_id: number | null;
  readonly author_organization_id: number | null;
}

function authorOf(message: Authorship) {
  const { sender_id, organization_id, client_id, author_id, author_organization_id } = message;
  if (author_id !== null || author_organization_id !== null) {
    return { author_id, organization_id: author_organization_id };
  }
  // Clients are not told who of the staff has answered them.
  return organization_id !== null && sender_id !== client_id
    ? { author_id: null, organization_id }
    : { author_id: sender_id, organization_id: null };
}

async function copyParts(
  trx: Transaction<MessengerTables>,
  { id: originalId, author }: Original,
  messageId: number,
): Promise<void> {
  await trx
    .insertInto('chat_message_forward')
    .values({ message_id: messageId, ...author })
    .execute();
  await trx
    .insertInto('chat_message_picture')
    .columns(['message_id', 'position', 'file_id'])
    .expression((eb) =>
      eb
        .selectFrom('chat_message_picture')
        .select([eb.val(messageId).as('message_id'), 'position', 'file_id'])
        .where('message_id', '=', originalId),
    )
    .execute();
  await trx
    .insertInto('chat_message_item')
    .columns(['message_id', 'item_id'])
    .expression((eb) =>
      eb
        .selectFrom('chat_message_item')
        .select([eb.val(messageId).as('message_id'), 'item_id'])
        .where('message_id', '=', originalId),
    )
    .execute();
}
