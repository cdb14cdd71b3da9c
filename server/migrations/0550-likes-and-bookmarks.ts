import { sql, type Kysely } from 'kysely';

/** What people like, and what they keep for later in folders of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table item_like (
      id bigint generated always as identity primary key,
      user_id bigint not null references app_user on delete cascade,
      item_id bigint not null references item on delete cascade,
      created_at timestamptz not null default now(),
      unique (item_id, user_id)
    )`.execute(db);
  await sql`create index item_like_user on item_like (user_id, id desc)`.execute(db);
  await sql`
    create table bookmark_folder (
      id bigint generated always as identity primary key,
      user_id bigint not null references app_user on delete cascade,
      name text not null,
      created_at timestamptz not null default now(),
      -- A bookmark names the person too, so that it cannot lie in a folder of somebody else.
      unique (id, user_id)
    )`.execute(db);
  await sql`create unique index bookmark_folder_name on bookmark_folder (user_id, lower(name))`.execute(
    db,
  );
  await sql`
    create table bookmark (
      id bigint generated always as identity primary key,
      user_id bigint not null references app_user on delete cascade,
      item_id bigint not null references item on delete cascade,
      folder_id bigint,
      created_at timestamptz not null default now(),
      unique (item_id, user_id),
      foreign key (folder_id, user_id) references bookmark_folder (id, user_id)
        on delete set null (folder_id)
    )`.execute(db);
  await sql`create index bookmark_user on bookmark (user_id, id desc)`.execute(db);
  await sql`create index bookmark_folder_items on bookmark (folder_id, id desc)`.execute(db);
  await sql`
    alter table item
      add column like_count integer not null default 0 check (like_count >= 0),
      add column comment_count integer not null default 0 check (comment_count >= 0)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table item drop column like_count, drop column comment_count`.execute(db);
  await db.schema.dropTable('bookmark').execute();
  await db.schema.dropTable('bookmark_folder').execute();
  await db.schema.dropTable('item_like').execute();
}
