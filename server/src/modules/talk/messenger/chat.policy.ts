import { sql, type Kysely, type QueryExecutorProvider, type RawBuilder } from 'kysely';
import type { MessengerTables } from './messenger.tables.ts';
import { organizationsWhere, staffWith } from '../../organizations/staff/index.ts';
import type { StreamAccess } from '../../../platform/realtime/register-realtime.ts';

/** Organizations whose chats a person answers, as a selection. */
export const answeredOrganizations = (userId: number) =>
  organizationsWhere(userId, 'can_send_message');

/** Whether the row of `chat` is a conversation of this person: as a member, as the client or as staff. */
export const isInChat = (userId: number): RawBuilder<boolean> => sql<boolean>`
  case when chat.chat_type = 'organization'
    then chat.client_id = ${userId} or chat.organization_id in ${answeredOrganizations(userId)}
    else exists (
      select from chat_member as own where own.chat_id = chat.id and own.user_id = ${userId})
  end`;

/** Whether somebody stands on the same side of `chat` as this person. */
export const isOnSideOf = (userId: number, other: RawBuilder<number>): RawBuilder<boolean> =>
  sql<boolean>`(${other} = ${userId}
    or coalesce(chat.client_id <> ${userId} and chat.client_id <> ${other}, false))`;

/** Everybody who has to hear of a change in a chat, in ascending order. */
export async function findPeopleOf(db: QueryExecutorProvider, chatId: number): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select member.user_id
    from chat join chat_member as member on member.chat_id = chat.id
    where chat.id = ${chatId} and chat.chat_type <> 'organization'
    union
    select client_id from chat where id = ${chatId} and client_id is not null
    union
    select staff.user_id
    from chat
    cross join lateral ${staffWith('can_send_message', sql.ref<number>('chat.organization_id'))} as staff
    where chat.id = ${chatId} and chat.chat_type = 'organization'
    order by 1`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

/** A chat's stream is for the people in it; no other stream takes an id. */
export function createChatAccess(db: Kysely<MessengerTables>): StreamAccess {
  return async (userId, stream, id) => {
    if (stream !== 'chat') return false;
    const chat = await db
      .selectFrom('chat')
      .select('id')
      .where('id', '=', id)
      .where(isInChat(userId))
      .executeTakeFirst();
    return chat !== undefined;
  };
}
