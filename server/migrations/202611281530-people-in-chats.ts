import { sql, type Kysely } from 'kysely';

/**
 * Two people have one private chat: which two is written in its row. Of those that have had several the one
 * written in last is theirs. Messages that were forwarded name who has written them first.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table chat
      add column first_id bigint references app_user,
      add column second_id bigint references app_user,
      add constraint chat_pair_check check (
        num_nonnulls(first_id, second_id) in (0, 2) and first_id < second_id
        and (first_id is null or chat_type = 'private'))`.execute(db);
  await sql`
    update chat set first_id = pair.first_id, second_id = pair.second_id
    from (
      select distinct on (members.first_id, members.second_id) members.*
      from (
        select chat_id, min(user_id) as first_id, max(user_id) as second_id
        from chat_member group by chat_id having count(*) = 2) as members
      join chat on chat.id = chat_id and chat.chat_type = 'private'
      order by members.first_id, members.second_id, chat.last_message_id desc nulls last, chat_id) as pair
    where chat.id = pair.chat_id`.execute(db);
  await sql`create unique index chat_pair on chat (first_id, second_id)`.execute(db);
  await sql`
    create table chat_message_forward (
      message_id bigint primary key references chat_message on delete cascade,
      author_id bigint references app_user,
      -- In whose name it was written.
      organization_id bigint references organization,
      check (num_nonnulls(author_id, organization_id) = 1)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table chat_message_forward`.execute(db);
  await sql`alter table chat drop column first_id, drop column second_id`.execute(db);
}
