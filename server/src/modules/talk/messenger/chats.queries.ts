import { sql, type Kysely, type QueryExecutorProvider } from 'kysely';
import { COUNT_CAP } from '@karavan/shared-api/contract/limits';
import { selectPicture } from '../../../platform/files/select-picture.ts';
import { countUpToCap } from '../../../platform/paging/count-up-to-cap.ts';
import { encodeCursor } from '../../../platform/paging/cursor.ts';
import type { PageWindow } from '../../../platform/paging/page-window.ts';
import { selectPersonCard } from '../../identity/people/index.ts';
import { organizationsBlocking } from '../../organizations/blocks/index.ts';
import { selectOrganizationSummary } from '../../organizations/organizations/index.ts';
import { isInChat, isOnSideOf } from './chat.policy.ts';
import { chatsOf, NEWEST, otherInChat, type ChatFilter } from './chats-of.ts';
import type { MessengerTables } from './messenger.tables.ts';

type Chats = Pick<Kysely<MessengerTables>, 'selectFrom'>;

/** Unread messages are counted no further than the badge shows. */
const UNREAD_CAP = 100;

export type ChatRow = NonNullable<Awaited<ReturnType<typeof findChat>>>;
export type ListedChatRow = Awaited<ReturnType<typeof findChats>>[number];

/** A conversation as one of the people in it sees it; nothing for anybody else. */
export function findChat(db: Chats, userId: number, chatId: number) {
  return selectChats(db, userId)
    .where('chat.id', '=', chatId)
    .where(isInChat(userId))
    .executeTakeFirst();
}

/** A person's conversations with their last message and what is unread, in one statement. */
export function findChats(
  db: Chats,
  userId: number,
  filter: ChatFilter,
  { after, offset, limit }: PageWindow,
) {
  const listed = chatsOf(userId, { ...filter, after, limit: offset + limit });
  return selectChats(db, userId)
    .leftJoin('chat_message as last', 'last.id', 'chat.last_message_id')
    .select((eb) => [
      'last.id as last_id',
      'last.text',
      'last.created_at',
      selectPersonCard(eb.ref('last.sender_id')).as('sender'),
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
    .where('chat.id', 'in', listed)
    .orderBy(NEWEST, 'desc')
    .orderBy('chat.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

/** How many conversations a filter leaves; no further than the cap. */
export function countChats(
  db: QueryExecutorProvider,
  userId: number,
  filter: ChatFilter,
): Promise<number> {
  return countUpToCap(
    db,
    sql`select from ${chatsOf(userId, { ...filter, limit: COUNT_CAP })} as listed`,
  );
}

/** Where a chat stands in the list: those without a message are the last. */
export const cursorOfChat = ({ id, last_id: newest }: ListedChatRow) =>
  encodeCursor({ value: String(newest ?? 0), id });

/** How many of a person's conversations have something unread; no further than the badge shows. */
export async function countUnreadChats(db: Chats, userId: number): Promise<number> {
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
function unreadMessages(db: Chats, userId: number) {
  return db
    .selectFrom('chat_message as unread')
    .select('unread.id')
    .where('unread.chat_id', '=', sql<number>`chat.id`)
    .where('unread.id', '>', sql<number>`progress.own_read_id`)
    .where(sql<boolean>`not ${isOnSideOf(userId, sql.ref('unread.sender_id'))}`);
}

/** With both faces that a chat may have: `presentChat` knows which of them somebody sees. */
function selectChats(db: Chats, userId: number) {
  const isStaff = sql<boolean>`(chat.chat_type = 'organization' and chat.client_id <> ${userId})`;
  const partnerId = sql<number | null>`case
    when ${isStaff} then chat.client_id
    when chat.chat_type = 'private' then ${otherInChat(userId)}
    end`;
  return db
    .selectFrom('chat')
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
            sql<boolean>`coalesce(bool_or(member.is_blocked
              and member.user_id <> ${userId} and chat.chat_type = 'private'), false)`.as(
              'has_blocked',
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
      'chat.title',
      isStaff.as('is_staff'),
      'progress.own_read_id',
      'progress.read_id',
      'progress.delivered_id',
      'progress.has_blocked',
    ])
    .select(
      sql<boolean>`(progress.is_blocked or coalesce(
        chat.organization_id in ${organizationsBlocking(sql.ref('chat.client_id'))}, false))`.as(
        'is_blocked',
      ),
    )
    .select((eb) => [
      selectPersonCard(partnerId).as('partner'),
      selectOrganizationSummary(eb.ref('chat.organization_id')).as('organization'),
      selectPicture(eb.ref('chat.image_id')).as('image'),
    ]);
}

const isAcross = (userId: number) =>
  sql<boolean>`not ${isOnSideOf(userId, sql.ref('member.user_id'))}`;

const latest = (column: string, condition: ReturnType<typeof isAcross>) =>
  sql<number>`coalesce(max(${sql.ref(column)}) filter (where ${condition}), 0)`;
