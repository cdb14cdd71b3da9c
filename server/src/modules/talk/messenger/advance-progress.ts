import { sql, type Transaction } from 'kysely';
import type { MessengerTables } from './messenger.tables.ts';

interface Progress {
  readonly delivered_id: number;
  readonly read_id: number;
}

/**
 * Moves a person's marks in a chat forward, never back; what is read has been delivered.
 * Answers where they stand, or nothing when they have not moved.
 * @param readId not beyond the chat's last message
 */
export async function advanceProgress(
  trx: Transaction<MessengerTables>,
  { chatId, userId, readId }: { chatId: number; userId: number; readId: number },
): Promise<Progress | undefined> {
  const { rows } = await sql<Progress>`
    insert into chat_member as present (chat_id, user_id, last_delivered_id, last_read_id)
    values (${chatId}, ${userId}, ${readId}, ${readId})
    on conflict (chat_id, user_id) do update set
      last_delivered_id = greatest(present.last_delivered_id, excluded.last_delivered_id),
      last_read_id = greatest(present.last_read_id, excluded.last_read_id)
    where present.last_delivered_id < excluded.last_delivered_id
      or present.last_read_id < excluded.last_read_id
    returning last_delivered_id as delivered_id, last_read_id as read_id`.execute(trx);
  return rows[0];
}
