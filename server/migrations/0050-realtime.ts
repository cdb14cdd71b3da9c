import { sql, type Kysely } from 'kysely';

/** Events of sockets, counted without gaps for each stream, and the tickets that open sockets. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table realtime_stream (
      key text primary key,
      seq bigint not null
    )`.execute(db);
  await sql`
    create table realtime_event (
      key text not null,
      seq bigint not null,
      type text not null,
      data jsonb not null,
      created_at timestamptz not null default now(),
      primary key (key, seq)
    )`.execute(db);
  await sql`create index realtime_event_age on realtime_event (created_at)`.execute(db);
  await sql`
    create table realtime_ticket (
      hash bytea primary key,
      session_id bigint not null references session on delete cascade,
      key text not null,
      stream text not null,
      expires_at timestamptz not null
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['realtime_ticket', 'realtime_event', 'realtime_stream']) {
    await sql`drop table ${sql.table(table)}`.execute(db);
  }
}
