import { sql, type Expression, type QueryExecutorProvider, type RawBuilder } from 'kysely';
import { organizationsWhere, staffWith } from '../../organizations/staff/index.ts';
import type { StreamRights } from '../../../platform/realtime/stream-rights.ts';

/** An id, or a column of the statement around that holds one. */
type Person = number | Expression<number>;

/** Organizations whose chats a person answers, as a selection. */
export const answeredOrganizations = (userId: Person) =>
  organizationsWhere(userId, 'can_send_message');

/** Whether the row of `chat` is a conversation of this person: as a member, as the client or as staff. */
export const isInChat = (userId: Person): RawBuilder<boolean> => sql<boolean>`
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
export const mayFollowChat: StreamRights['mayFollow'] = (person, { stream, id }) => sql<boolean>`
  (${stream} = 'chat' and exists (select from chat where chat.id = ${id} and ${isInChat(person)}))`;
