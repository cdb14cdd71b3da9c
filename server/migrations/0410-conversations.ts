import { sql, type Kysely } from 'kysely';

/** The two sides of an organization's chat, what has been delivered, and pictures in messages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chat add column client_id bigint references app_user`.execute(db);
  await sql`
    update chat set client_id = (
      select min(member.user_id) from chat_member as member
      where member.chat_id = chat.id and not exists (
        select from organization_member as staff
        where staff.organization_id = chat.organization_id and staff.user_id = member.user_id))
    where chat_type = 'organization'`.execute(db);
  await sql`create unique index chat_client on chat (client_id, organization_id)`.execute(db);
  await sql`
    create index chat_organization on chat (organization_id, last_message_id desc)
    where last_message_id is not null`.execute(db);

  await sql`
    alter table chat_member add column last_delivered_id bigint not null default 0`.execute(db);
  await sql`update chat_member set last_delivered_id = last_read_id`.execute(db);

  // A message may consist of pictures alone.
  await sql`alter table chat_message drop constraint chat_message_text_check`.execute(db);
  await sql`
    alter table chat_message add constraint chat_message_text_check
    check (length(text) <= 4000)`.execute(db);
  await sql`
    create table chat_message_picture (
      message_id bigint not null references chat_message on delete cascade,
      position smallint not null,
      file_id bigint not null references file,
      primary key (message_id, position)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table chat_message_picture`.execute(db);
  await sql`alter table chat_message drop constraint chat_message_text_check`.execute(db);
  await sql`
    alter table chat_message add constraint chat_message_text_check
    check (length(text) between 1 and 4000) not valid`.execute(db);
  await sql`alter table chat_member drop column last_delivered_id`.execute(db);
  await sql`drop index chat_organization`.execute(db);
  await sql`alter table chat drop column client_id`.execute(db);
}
