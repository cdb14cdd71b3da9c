import { sql, type Kysely } from 'kysely';

/** Cards of many alike, what was seen before a visit, and how somebody wants to be told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table grouped_notification (
      id bigint generated always as identity,
      user_id bigint not null references app_user on delete cascade,
      type text not null,
      event_key text not null,
      -- Of the card.
      subject text not null,
      sender_id bigint references app_user on delete cascade,
      extra_data jsonb not null,
      -- Each is told once.
      primary key (user_id, type, event_key)
    )`.execute(db);
  await sql`
    create index grouped_notification_card on grouped_notification (user_id, subject, id desc)
  `.execute(db);
  await sql`create index grouped_notification_event on grouped_notification (event_key)`.execute(
    db,
  );
  await sql`create index grouped_notification_sender on grouped_notification (sender_id)`.execute(
    db,
  );
  await sql`
    alter table notification_state
      add column seen_before bigint not null default 0,
      add column visited_at timestamptz not null default now()`.execute(db);
  await sql`
    create table push_preference (
      user_id bigint primary key references app_user on delete cascade,
      without_push text[] not null default '{}',
      quiet_from smallint check (quiet_from between 0 and 1439),
      quiet_until smallint check (quiet_until between 0 and 1439),
      time_zone text not null,
      check ((quiet_from is null) = (quiet_until is null)),
      check (quiet_from <> quiet_until)
    )`.execute(db);
}
