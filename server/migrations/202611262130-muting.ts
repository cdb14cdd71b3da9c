import { sql, type Kysely } from 'kysely';

/** Organizations and posts that the feeds of people leave out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table organization_mute (
      id bigint generated always as identity primary key,
      user_id bigint not null references app_user on delete cascade,
      organization_id bigint not null references organization on delete cascade,
      created_at timestamptz not null default now(),
      unique (organization_id, user_id)
    )`.execute(db);
  await sql`create index organization_mute_user on organization_mute (user_id, id desc)
    include (organization_id)`.execute(db);
  await sql`
    create table post_dismissal (
      id bigint generated always as identity primary key,
      user_id bigint not null references app_user on delete cascade,
      item_id bigint not null references item on delete cascade,
      created_at timestamptz not null default now(),
      unique (item_id, user_id)
    )`.execute(db);
  await sql`create index post_dismissal_user on post_dismissal (user_id, id desc)
    include (item_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('post_dismissal').execute();
  await db.schema.dropTable('organization_mute').execute();
}
