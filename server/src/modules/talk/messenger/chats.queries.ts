import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../database-tables.ts';
import { isInChat, isOnSideOf, answeredOrganizations } from './chat.policy.ts';

/** Unread messages are counted no further than the badge shows. */
const UNREAD_CAP = 100;
const CHATS_SHOWN = 100;

export type ChatRow = NonNullable<Awaited<ReturnType<typeof findChat>>>;
export type ListedChatRow = Awaited<ReturnType<typeof findChats>>[number];

/** A conversation as one of the people in it sees it; nothing for anybody else. */
export function findChat(db: Kysely<Tables>, userId: number, chatId: number) {
  return selectChats(db, userId)
    .where('chat.id', '=', chatId)
    .where(isInChat(userId))
    .executeTakeFirst();
}

/** A person's conversations with their last message and what is unread, in one statement. */
export function findChats(db: Kysely<Tables>, userId: number) {
  return selectChats(db, userId)
    .leftJoin('chat_message as last', 'last.id', 'chat.last_message_id')
    .leftJoin('app_user as sender', 'sender.id', 'last.sender_id')
    .leftJoin('file as avatar', 'avatar.id', 'sender.avatar_id')
    .select((eb) => [
      'last.id as last_id',
      'last.text',
      'last.created_at',
      'last.sender_id',
      'sender.full_name as sender_name',
      'avatar.key as avatar_key',
      eb
        .selectFrom('chat_message_picture as picture')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('picture.message_id', '=', 'last.id')
        .as('pictures_count'),
      eb
        .selectFrom(unreadMessages(db, userId).limit(UNREAD_CAP).as('counted'))
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .as('unread_count'),
    ])
    .where('chat.id', 'in', chatsOf(userId))
    .orderBy('chat.last_message_id', (order) => order.desc().nullsLast())
    .limit(CHATS_SHOWN)
    .execute();
}

/** How many of a person's conversations have something unread; no further than the badge shows. */
export async function countUnreadChats(db: Kysely<Tables>, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom(
      selectChats(db, userId)
        .where('chat.id', 'in', chatsOf(userId))
        .where(({ exists }) => exists(unreadMessages(db, userId)))
        .limit(UNREAD_CAP)
        .as('counted'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** What the other side of `chat` has written since the person's `progress`. */
function unreadMessages(db: Kysely<Tables>, userId: number) {
  return db
    .selectFrom('chat_message as unread')
    .select('unread.id')
    .where('unread.chat_id', '=', sql<number>`chat.id`)
    .where('unread.id', '>', sql<number>`progress.own_read_id`)
    .where(sql<boolean>`not ${isOnSideOf(userId, sql.ref('unread.sender_id'))}`);
}

/** The chats of a person's list: their own, those they began, and the latest of what they answer as staff. */
export const chatsOf = (userId: number) => sql<number>`(
  select own.chat_id from chat_member as own
  join chat as joined on joined.id = own.chat_id
  where own.user_id = ${userId} and joined.chat_type <> 'organization'
  union all
  select asked.id from chat as asked where asked.client_id = ${userId}
  union all
  (select answered.id from chat as answered
  where answered.organization_id in ${answeredOrganizations(userId)}
    and answered.last_message_id is not null
  order by answered.last_message_id desc limit ${CHATS_SHOWN}))`;

/** To staff an organization's chat is called what its client is called, to the client what it is. */
function selectChats(db: Kysely<Tables>, userId: number) {
  const isStaff = sql<boolean>`(chat.chat_type = 'organization' and chat.client_id <> ${userId})`;
  return db
    .selectFrom('chat')
    .leftJoin('organization', 'organization.id', 'chat.organization_id')
    .leftJoin('app_user as partner', (join) =>
      join.on(sql<boolean>`partner.id = case
        when ${isStaff} then chat.client_id
        when chat.chat_type = 'private' then (
          select other.user_id from chat_member as other
          where other.chat_id = chat.id and other.user_id <> ${userId} limit 1)
        end`),
    )
    .leftJoin('file as image', (join) =>
      join.on(sql<boolean>`image.id = case
        when partner.id is not null then partner.avatar_id
        else coalesce(chat.image_id, organization.image_id) end`),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('chat_member as member')
          .select([
            latest('member.last_read_id', isOnSideOf(userId, sql.ref('member.user_id'))).as(
              'own_read_id',
            ),
            latest('member.last_read_id', isAcross(userId)).as('read_id'),
            latest('member.last_delivered_id', isAcross(userId)).as('delivered_id'),
            // A group goes on without one of its members; nothing else does.
            sql<boolean>`coalesce(bool_or(member.is_blocked
              and (member.user_id = ${userId} or chat.chat_type <> 'group')), false)`.as(
              'is_blocked',
            ),
          ])
          .whereRef('member.chat_id', '=', 'chat.id')
          .as('progress'),
      (join) => join.onTrue(),
    )
    .select([
      'chat.id',
      'chat.chat_type',
      'chat.organization_id',
      'chat.client_id',
      'chat.last_message_id',
      'organization.title as organization_title',
      isStaff.as('is_staff'),
      sql<string>`coalesce(partner.full_name, nullif(chat.title, ''), organization.title, '')`.as(
        'title',
      ),
      'image.key as image_key',
      'progress.own_read_id',
      'progress.read_id',
      'progress.delivered_id',
      'progress.is_blocked',
    ]);
}

const isAcross = (userId: number) =>
  sql<boolean>`not ${isOnSideOf(userId, sql.ref('member.user_id'))}`;

const latest = (column: string, condition: ReturnType<typeof isAcross>) =>
  sql<number>`coalesce(max(${sql.ref(column)}) filter (where ${condition}), 0)`;
