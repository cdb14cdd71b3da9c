import { sql, type Kysely } from 'kysely';

/** What a message asks about: an item that its writer has attached. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table chat_message_item (
      message_id bigint primary key references chat_message on delete cascade,
      -- Null once the item is deleted: the message still says that it was about one.
      item_id bigint references item on delete set null
    )`.execute(db);
  await sql`create index chat_message_item_item on chat_message_item (item_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table chat_message_item`.execute(db);
}
