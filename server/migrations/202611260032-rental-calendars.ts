import { sql, type Kysely } from 'kysely';

/** A rental tells other sites when it is taken, and blocks what they say is taken there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rental_feed (
      item_id bigint primary key references rental_terms on delete cascade,
      -- Drawn at random: whoever has the address reads when it is taken.
      secret text not null unique check (length(secret) = 43),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table rental_calendar (
      id bigint generated always as identity primary key,
      item_id bigint not null references rental_terms on delete cascade,
      url text not null check (url like 'https://%'),
      created_at timestamptz not null default now(),
      -- When it was read last, in vain or not.
      checked_at timestamptz,
      next_at timestamptz not null default now(),
      -- Why it could not be read the last time.
      problem text,
      -- How many of its events block something, and which cannot because bookings stand.
      blocked integer not null default 0,
      conflicts jsonb not null default '[]',
      unique (item_id, url)
    )`.execute(db);
  await sql`create index rental_calendar_due on rental_calendar (next_at)`.execute(db);
  await sql`
    alter table rental_block
      add column calendar_id bigint references rental_calendar on delete cascade,
      -- Names an event of the calendar; of one that is repeated each time has its own.
      add column uid text,
      add check ((reason = 'calendar') = (calendar_id is not null)),
      add check ((calendar_id is null) = (uid is null)),
      add constraint rental_block_event unique (calendar_id, uid)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from rental_block where reason = 'calendar'`.execute(db);
  await sql`alter table rental_block drop column calendar_id, drop column uid`.execute(db);
  await sql`drop table rental_calendar`.execute(db);
  await sql`drop table rental_feed`.execute(db);
}
