import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../database-tables.ts';

/** Unread messages are counted no further than the badge shows. */
const UNREAD_CAP = 100;

export type ChatRow = Awaited<ReturnType<typeof findChats>>[number];

/** A person's conversations with their last message, in one statement. */
export function findChats(db: Kysely<Tables>, userId: number) {
  return db
    .selectFrom('chat_member as mine')
    .innerJoin('chat', 'chat.id', 'mine.chat_id')
    .leftJoin('organization', 'organization.id', 'chat.organization_id')
    .leftJoin('file as image', (join) =>
      join.on(sql<boolean>`image.id = coalesce(chat.image_id, organization.image_id)`),
    )
    .leftJoin('chat_message as last', 'last.id', 'chat.last_message_id')
    .leftJoin('app_user as sender', 'sender.id', 'last.sender_id')
    .leftJoin('file as avatar', 'avatar.id', 'sender.avatar_id')
    .select((eb) => [
      'chat.id',
      'chat.chat_type',
      'mine.is_blocked',
      'image.key as image_key',
      'last.id as last_id',
      'last.text',
      'last.created_at',
      'last.sender_id',
      'sender.full_name as sender_name',
      'avatar.key as avatar_key',
      // A private chat is called what the other person is called.
      sql<string>`coalesce(nullif(chat.title, ''), organization.title, (
        select partner.full_name from chat_member as other
        join app_user as partner on partner.id = other.user_id
        where other.chat_id = chat.id and other.user_id <> ${userId} limit 1), '')`.as('title'),
      sql<boolean>`exists (
        select from chat_member as reader
        where reader.chat_id = chat.id and reader.user_id <> ${userId} and reader.last_read_id >= last.id
      )`.as('is_read'),
      eb
        .selectFrom((inner) =>
          inner
            .selectFrom('chat_message as unread')
            .select('unread.id')
            .whereRef('unread.chat_id', '=', 'chat.id')
            .whereRef('unread.id', '>', 'mine.last_read_id')
            .where('unread.sender_id', '!=', userId)
            .limit(UNREAD_CAP)
            .as('counted'),
        )
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .as('unread_count'),
    ])
    .where('mine.user_id', '=', userId)
    .orderBy(sql`chat.last_message_id desc nulls last`)
    .limit(100)
    .execute();
}
