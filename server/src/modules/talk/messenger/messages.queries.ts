import { sql, type Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Tables } from '../../../database-tables.ts';
import type { Cursor } from '../../../platform/paging/cursor.ts';
import { COUNT_CAP } from '../../../platform/paging/page-answer.ts';

export type MessageRow = Awaited<ReturnType<typeof findMessages>>[number];

/** Messages of a chat, newest first. */
export function findMessages(
  db: Kysely<Tables>,
  chatId: number,
  { after, offset, limit }: { after: Cursor | undefined; offset: number; limit: number },
) {
  return selectMessages(db)
    .where('chat_message.chat_id', '=', chatId)
    .$if(after !== undefined, (query) => query.where('chat_message.id', '<', after!.id))
    .orderBy('chat_message.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

export function findMessage(db: Kysely<Tables>, id: number): Promise<MessageRow> {
  return selectMessages(db).where('chat_message.id', '=', id).executeTakeFirstOrThrow();
}

/** Counted no further than the cap of lists. */
export async function countMessages(db: Kysely<Tables>, chatId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from chat_message where chat_id = ${chatId} limit ${COUNT_CAP + 1}) as counted`.execute(
    db,
  );
  return rows[0]!.count;
}

function selectMessages(db: Kysely<Tables>) {
  return db
    .selectFrom('chat_message')
    .innerJoin('app_user as sender', 'sender.id', 'chat_message.sender_id')
    .leftJoin('file as avatar', 'avatar.id', 'sender.avatar_id')
    .select((eb) => [
      'chat_message.id',
      'chat_message.client_id',
      'chat_message.text',
      'chat_message.created_at',
      'chat_message.sender_id',
      'sender.full_name as sender_name',
      'avatar.key as avatar_key',
      jsonArrayFrom(
        eb
          .selectFrom('chat_message_picture as picture')
          .innerJoin('file', 'file.id', 'picture.file_id')
          .select(['file.key', 'file.width', 'file.height', 'file.thumbhash'])
          .whereRef('picture.message_id', '=', 'chat_message.id')
          .orderBy('picture.position'),
      ).as('pictures'),
    ]);
}
