import { sql } from 'kysely';
import type { MessengerTables } from './messenger.tables.ts';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { isOnSideOf } from './chat.policy.ts';
import { chatsOf } from './chats-of.ts';

interface Received {
  readonly chat_id: number;
  readonly delivered_id: number;
  readonly read_id: number;
  readonly sender_id: number;
}

/**
 * Marks everything that others have sent to a person as delivered, and tells the senders. Rows are
 * locked in ascending order, as every other operation does.
 */
export async function receiveMessages(
  { trx, publish }: UnitOfWork<MessengerTables>,
  userId: number,
): Promise<void> {
  const { rows } = await sql<Received>`
    with arrived as (
      select chat.id as chat_id, chat.last_message_id, last.sender_id
      from chat join chat_message as last on last.id = chat.last_message_id
      where chat.id in ${chatsOf(userId)} and not ${isOnSideOf(userId, sql.ref('last.sender_id'))}),
    marked as (
      insert into chat_member as present (chat_id, user_id, last_delivered_id)
      select chat_id, ${userId}, last_message_id from arrived order by chat_id
      on conflict (chat_id, user_id) do update set last_delivered_id = excluded.last_delivered_id
      where present.last_delivered_id < excluded.last_delivered_id
      returning chat_id, last_delivered_id, last_read_id)
    select chat_id, last_delivered_id as delivered_id, last_read_id as read_id, sender_id
    from marked join arrived using (chat_id)
    order by chat_id`.execute(trx);
  for (const { chat_id, delivered_id, read_id } of rows) {
    publish({
      key: `chat:${chat_id}`,
      type: 'progress.changed',
      data: { user_id: userId, delivered_id, read_id },
    });
  }
  for (const { sender_id, chat_id } of rows) {
    publish({ key: `messenger/chats:${sender_id}`, type: 'chat.changed', data: { chat_id } });
  }
}
