import { sql, type Kysely } from 'kysely';

/** What has happened, as the modules tell each other; written by the transaction that made it happen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table domain_event (
      id bigint generated always as identity primary key,
      type text not null,
      organization_id bigint references organization on delete cascade,
      data jsonb not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index domain_event_age on domain_event (created_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table domain_event`.execute(db);
}
