import { sql, type Kysely } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { joinPicture } from '../../../platform/files/select-picture.ts';
import { countUpToCap } from '../../../platform/paging/count-up-to-cap.ts';
import type { Cursor } from '../../../platform/paging/cursor.ts';
import { selectOfferedItem, type ItemCardTables } from '../../catalog/items/index.ts';
import { selectFullName, selectPersonCard } from '../../identity/people/index.ts';
import { selectOrganizationTitle } from '../../organizations/organizations/index.ts';
import type { MessengerTables } from './messenger.tables.ts';

type MessageTables = MessengerTables & ItemCardTables;

export type MessageRow = Awaited<ReturnType<typeof findMessages>>[number];

/** Messages of a chat, newest first. */
export function findMessages(
  db: Pick<Kysely<MessageTables>, 'selectFrom'>,
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

export function findMessage(
  db: Pick<Kysely<MessageTables>, 'selectFrom'>,
  id: number,
): Promise<MessageRow> {
  return selectMessages(db).where('chat_message.id', '=', id).executeTakeFirstOrThrow();
}

export function countMessages(db: Kysely<MessengerTables>, chatId: number): Promise<number> {
  return countUpToCap(db, sql`select from chat_message where chat_id = ${chatId}`);
}

const CLIENT = sql<number | null>`(
  select chat.client_id from chat where chat.id = chat_message.chat_id)`;

function selectMessages(db: Pick<Kysely<MessageTables>, 'selectFrom'>) {
  return db.selectFrom('chat_message').select((eb) => [
    'chat_message.id',
    'chat_message.client_id',
    'chat_message.text',
    'chat_message.created_at',
    selectPersonCard(eb.ref('chat_message.sender_id')).$notNull().as('sender'),
    jsonArrayFrom(
      joinPicture(eb.selectFrom('chat_message_picture as picture'), 'picture.file_id')
        .whereRef('picture.message_id', '=', 'chat_message.id')
        .orderBy('picture.position'),
    ).as('pictures'),
    jsonObjectFrom(
      eb
        .selectFrom('chat_message_item as about')
        .select((about) =>
          // Both sides see what the client may see.
          selectOfferedItem(about.ref('about.item_id'), CLIENT).as('card'),
        )
        .whereRef('about.message_id', '=', 'chat_message.id'),
    ).as('item'),
    eb
      .selectFrom('chat_message_forward as forward')
      .select((forward) =>
        sql<string>`coalesce(${selectFullName(forward.ref('forward.author_id'))},
          ${selectOrganizationTitle(forward.ref('forward.organization_id'))})`.as('name'),
      )
      .whereRef('forward.message_id', '=', 'chat_message.id')
      .as('forwarded_from'),
  ]);
}
