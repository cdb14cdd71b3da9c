import { sql, type Kysely } from 'kysely';

/** What people say about items, and who likes it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table comment (
      id bigint generated always as identity primary key,
      item_id bigint not null references item on delete cascade,
      user_id bigint not null references app_user on delete cascade,
      -- A reply whose comment is gone stands by itself.
      parent_id bigint references comment on delete set null,
      text text not null check (text <> ''),
      like_count integer not null default 0 check (like_count >= 0),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index comment_item on comment (item_id, id desc)`.execute(db);
  await sql`create index comment_user on comment (user_id, item_id, id desc)`.execute(db);
  await sql`create index comment_parent on comment (parent_id) where parent_id is not null`.execute(
    db,
  );
  await sql`
    create table comment_like (
      comment_id bigint not null references comment on delete cascade,
      user_id bigint not null references app_user on delete cascade,
      primary key (comment_id, user_id)
    )`.execute(db);
  await sql`create index comment_like_user on comment_like (user_id)`.execute(db);
  await sql`
    alter table complaint
      add column comment_id bigint references comment on delete cascade,
      drop constraint complaint_check,
      add constraint complaint_check check (num_nonnulls(item_id, organization_id, comment_id) = 1),
      add unique (user_id, comment_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from complaint where comment_id is not null`.execute(db);
  await sql`
    alter table complaint
      drop constraint complaint_check,
      drop column comment_id,
      add constraint complaint_check check (num_nonnulls(item_id, organization_id) = 1)`.execute(
    db,
  );
  await db.schema.dropTable('comment_like').execute();
  await db.schema.dropTable('comment').execute();
}
