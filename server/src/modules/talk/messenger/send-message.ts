import { sql, type Transaction } from 'kysely';
import type { sendMessage as route, ChatMessage } from '@karavan/shared-api/contract/messenger';
import type { z } from 'zod/mini';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { findOwnPictures } from '../../../platform/files/find-own-pictures.ts';
import { selectVisibleItems } from '../../catalog/items/index.ts';
import type { ChatRow } from './chats.queries.ts';
import { lockChats, requireWritable } from './lock-chats.ts';
import { findMessage } from './messages.queries.ts';
import { presentMessage } from './messenger.presenter.ts';
import { insertMessage, tellOfMessage, type MessageTables } from './store-message.ts';

type Draft = z.output<(typeof route)['body']>;

/**
 * Stores a message once, however often its sender's device repeats it, and tells everybody in the chat.
 * The chat's row is locked before the message gets its id: ids of one chat become visible in their
 * order, and "read up to here" never covers a message that nobody has seen.
 * @throws ApiError as `requireWritable`,
 * `idempotency_key_reused` when the name stands for another message, `invalid_input` for pictures that
 * the sender has not uploaded, and for an item that the chat's organization does not sell
 */
export async function sendMessage(
  unit: UnitOfWork<MessageTables>,
  { chatId, senderId, draft }: { chatId: number; senderId: number; draft: Draft },
): Promise<ChatMessage> {
  const { trx } = unit;
  const [locked] = await lockChats(trx, [chatId]);
  if (!locked) throw new ApiError('not_found');
  const chat = await requireWritable(trx, locked, senderId);
  const files = await findOwnPictures(trx, {
    ownerId: senderId,
    uploads: draft.pictures,
    field: 'pictures',
  });
  const stored = await insertMessage(trx, chatId, senderId, draft);
  if (!stored) return repeated(trx, { chatId, senderId, draft, files });

  if (draft.item_id !== undefined) {
    await attachItem(trx, { messageId: stored.id, itemId: draft.item_id, senderId, chat });
  }
  if (files.length > 0) {
    await trx
      .insertInto('chat_message_picture')
      .values(files.map((file_id, position) => ({ message_id: stored.id, position, file_id })))
      .execute();
  }
  return tellOfMessage(unit, { chat, senderId, messageId: stored.id });
}

interface Attachment {
  readonly messageId: number;
  readonly itemId: number;
  readonly senderId: number;
  readonly chat: ChatRow;
}

/** After the message is known to be new: what was sent once counts, whatever has become of the item since. */
async function attachItem(
  trx: Transaction<MessageTables>,
  { messageId, itemId, senderId, chat }: Attachment,
): Promise<void> {
  const item =
    chat.organization_id === null
      ? undefined
      : await selectVisibleItems(trx, senderId)
          .select('item.id')
          .where('item.id', '=', itemId)
          .where('item.organization_id', '=', chat.organization_id)
          .executeTakeFirst();
  if (!item) {
    throw new ApiError('invalid_input', { fields: { item_id: [{ problem: 'invalid' }] } });
  }
  await trx
    .insertInto('chat_message_item')
    .values({ message_id: messageId, item_id: itemId })
    .execute();
}

interface Repetition {
  readonly chatId: number;
  readonly senderId: number;
  readonly draft: Draft;
  readonly files: readonly number[];
}

/** The first message again, provided that the repetition says the same. */
async function repeated(
  trx: Transaction<MessageTables>,
  { chatId, senderId, draft, files }: Repetition,
): Promise<ChatMessage> {
  const first = await trx
    .selectFrom('chat_message')
    .select((eb) => [
      'id',
      'chat_id',
      'text',
      eb
        .selectFrom('chat_message_picture')
        .select(sql<number[]>`coalesce(array_agg(file_id order by position), '{}')`.as('files'))
        .whereRef('message_id', '=', 'chat_message.id')
        .as('files'),
      eb
        .selectFrom('chat_message_item')
        .select('item_id')
        .whereRef('message_id', '=', 'chat_message.id')
        .as('item_id'),
    ])
    .where('sender_id', '=', senderId)
    .where('client_id', '=', draft.client_id)
    .executeTakeFirstOrThrow();
  const isSame =
    first.chat_id === chatId &&
    first.text === draft.text &&
    String(first.files) === String(files) &&
    first.item_id === (draft.item_id ?? null);
  if (!isSame) throw new ApiError('idempotency_key_reused');
  return presentMessage(await findMessage(trx, first.id));
}
