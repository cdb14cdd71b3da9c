import { sql, type Kysely } from 'kysely';
import { definePersonalRecords } from '../../../platform/personal-data/personal-records.ts';
import { selectOrganizationTitle } from '../../organizations/organizations/index.ts';
import type { MessengerTables } from './messenger.tables.ts';

/** What the person has written; what others have written to them is theirs. */
export const MESSAGE_RECORDS = [
  definePersonalRecords({
    name: 'messages',
    tables: ['chat_message'],
    select: (db: Kysely<MessengerTables>, personId) =>
      db
        .selectFrom('chat_message')
        .select(['chat_id', 'text', 'created_at'])
        .select((eb) =>
          eb
            .selectFrom('chat_message_picture as picture')
            .select(eb.fn.countAll<number>().as('count'))
            .whereRef('picture.message_id', '=', 'chat_message.id')
            .as('pictures'),
        )
        .where('sender_id', '=', personId)
        .orderBy('id'),
  }),
  definePersonalRecords({
    name: 'chats',
    tables: ['chat', 'chat_member'],
    select: (db: Kysely<MessengerTables>, personId) =>
      db
        .selectFrom('chat')
        .leftJoin('chat_member as own', (join) =>
          join.onRef('own.chat_id', '=', 'chat.id').on('own.user_id', '=', sql.lit(personId)),
        )
        .select(['chat.id', 'chat.chat_type', 'chat.title', 'chat.created_at'])
        .select(['own.last_read_id', 'own.is_blocked'])
        .select((eb) => selectOrganizationTitle(eb.ref('chat.organization_id')).as('organization'))
        .where((eb) =>
          eb.or([eb('chat.client_id', '=', personId), eb('own.user_id', 'is not', null)]),
        )
        .orderBy('chat.id'),
  }),
];
