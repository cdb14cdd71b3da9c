import { sql, type Kysely } from 'kysely';

/** Who has uploaded a picture, and with that who may use it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table picture_upload (
      id bigint generated always as identity primary key,
      file_id bigint not null unique references file on delete cascade,
      owner_id bigint not null references app_user on delete cascade,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index picture_upload_owner on picture_upload (owner_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table picture_upload`.execute(db);
}
