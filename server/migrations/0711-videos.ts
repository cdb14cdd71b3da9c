import { sql, type Kysely } from 'kysely';

/** Videos of items: our own files, and those that YouTube plays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table video (
      id bigint generated always as identity primary key,
      -- The path below /files/ without its ending, as a picture's
      key text not null unique,
      byte_size integer not null check (byte_size > 0),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table video_upload (
      id bigint generated always as identity primary key,
      video_id bigint not null unique references video on delete cascade,
      owner_id bigint not null references app_user on delete cascade,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index video_upload_owner on video_upload (owner_id)`.execute(db);
  await sql`
    create table item_video (
      item_id bigint not null references item on delete cascade,
      position smallint not null check (position >= 0),
      video_id bigint references video,
      youtube_id text check (youtube_id ~ '^[A-Za-z0-9_-]{11}$'),
      -- What is shown until it plays
      poster_id bigint not null references file,
      primary key (item_id, position),
      check (num_nonnulls(video_id, youtube_id) = 1)
    )`.execute(db);
  // Whether anything still shows a file.
  await sql`create index item_video_video on item_video (video_id) where video_id is not null`.execute(
    db,
  );
  await sql`create index item_video_poster on item_video (poster_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('item_video').execute();
  await db.schema.dropTable('video_upload').execute();
  await db.schema.dropTable('video').execute();
}
