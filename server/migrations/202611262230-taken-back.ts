import { sql, type Kysely } from 'kysely';

/** What people remove from their saved items can be taken back for a time, place and folder included. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bookmark_folder add column deleted_at timestamptz`.execute(db);
  await sql`drop index bookmark_folder_name`.execute(db);
  await sql`create unique index bookmark_folder_name on bookmark_folder (user_id, lower(name))
    where deleted_at is null`.execute(db);
  await sql`create index bookmark_folder_deleted on bookmark_folder (deleted_at)
    where deleted_at is not null`.execute(db);
  await sql`
    create table removed_bookmark (
      -- That of the bookmark: its place among the others.
      id bigint not null,
      user_id bigint not null references app_user on delete cascade,
      item_id bigint not null references item on delete cascade,
      folder_id bigint,
      created_at timestamptz not null,
      removed_at timestamptz not null default now(),
      primary key (user_id, item_id)
    )`.execute(db);
  await sql`create index removed_bookmark_time on removed_bookmark (removed_at)`.execute(db);
  await sql`create index removed_bookmark_item on removed_bookmark (item_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('removed_bookmark').execute();
  await sql`delete from bookmark_folder where deleted_at is not null`.execute(db);
  await sql`drop index bookmark_folder_name`.execute(db);
  await sql`alter table bookmark_folder drop column deleted_at`.execute(db);
  await sql`create unique index bookmark_folder_name on bookmark_folder (user_id, lower(name))`.execute(
    db,
  );
}
