import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Cursor } from '../../../platform/paging/cursor.ts';
import { selectFullName } from '../../identity/people/index.ts';
import { selectOrganizationTitle } from '../../organizations/organizations/index.ts';
import { answeredOrganizations } from './chat.policy.ts';

export interface ChatFilter {
  readonly search?: string | undefined;
  /** Only those that the person answers in the name of this organization. */
  readonly organization?: number | undefined;
  /** Only those in which the person speaks for themselves. */
  readonly personal?: '1' | undefined;
}

interface ListedChats extends ChatFilter {
  readonly after?: Cursor | undefined;
  /** Of the chats of each organization that the person answers for, this many of the latest. */
  readonly limit: number;
}

/** What is counted and received. */
const LATEST: ListedChats = { limit: 100 };

/** What chats are listed by: those without a message come last. */
export const NEWEST = sql<number>`coalesce(chat.last_message_id, 0)`;

/** Whom a person talks to in a private chat. */
export const otherInChat = (userId: number) => sql<number | null>`(
  select other.user_id from chat_member as other
  where other.chat_id = chat.id and other.user_id <> ${userId} limit 1)`;

/** The chats of a person's list: their own as soon as something is written there, those they began, and the latest of what they answer as staff. */
export function chatsOf(
  userId: number,
  { organization, personal, ...listed }: ListedChats = LATEST,
) {
  if (personal) return sql<number>`(${ownChats(userId, listed)})`;
  const answered = answeredChats(userId, { ...listed, organization });
  if (organization !== undefined) return sql<number>`(${answered})`;
  return sql<number>`(${ownChats(userId, listed)} union all ${answered})`;
}

function ownChats(userId: number, { search, after }: Pick<ListedChats, 'search' | 'after'>) {
  const title = sql<string>`coalesce(
    case when chat.chat_type = 'private' then ${selectFullName(otherInChat(userId))} end,
    nullif(chat.title, ''),
    ${selectOrganizationTitle(sql.ref<number | null>('chat.organization_id'))})`;
  const isBehind = after
    ? sql<SqlBool>`(${NEWEST}, chat.id) < (${after.value}::bigint, ${after.id})`
    : sql<SqlBool>`true`;
  const isListed = sql<SqlBool>`${isBehind} and ${isNamed(title, search)}`;
  return sql`
    select chat.id as chat_id from chat_member as own
    join chat on chat.id = own.chat_id
    where own.user_id = ${userId} and chat.chat_type <> 'organization'
      and (chat.chat_type <> 'private' or chat.last_message_id is not null) and ${isListed}
    union all
    select chat.id from chat where chat.client_id = ${userId} and ${isListed}`;
}

function answeredChats(userId: number, { search, after, organization, limit }: ListedChats) {
  const isBehind = after
    ? sql<SqlBool>`chat.last_message_id < ${after.value}::bigint`
    : sql<SqlBool>`chat.last_message_id is not null`;
  const client = selectFullName(sql.ref<number | null>('chat.client_id'));
  return sql`
    select answered.chat_id from ${answeredOrganizations(userId)} as shop
    cross join lateral (
      select chat.id as chat_id from chat
      where chat.organization_id = shop.organization_id and chat.client_id <> ${userId}
        and ${isBehind} and ${isNamed(client, search)}
      order by chat.last_message_id desc limit ${limit}) as answered
    where ${organization === undefined ? sql`true` : sql`shop.organization_id = ${organization}`}`;
}

const isNamed = (title: ReturnType<typeof selectFullName> | RawBuilder<string>, search = '') =>
  search === '' ? sql`true` : sql`position(lower(${search}) in lower(${title})) > 0`;
