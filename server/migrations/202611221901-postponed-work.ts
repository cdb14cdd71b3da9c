import { sql, type Kysely } from 'kysely';

/** What a job could not be done for is left alone for a while, so that it holds back nothing else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table postponed_work (
      task text not null,
      thing_id bigint not null,
      failures integer not null default 1 check (failures > 0),
      retry_at timestamptz not null,
      primary key (task, thing_id)
    )`.execute(db);
  await sql`create index postponed_work_retry on postponed_work (retry_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table postponed_work`.execute(db);
}
