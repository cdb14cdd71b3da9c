import { sql, type Kysely } from 'kysely';

/** Where pushes go: a browser of a session, for as long as that lasts. The demo's outbox shows them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table session add constraint session_of_person unique (id, user_id)`.execute(db);
  await sql`
    create table push_registration (
      id bigint generated always as identity primary key,
      session_id bigint not null unique,
      user_id bigint not null,
      endpoint text not null unique check (endpoint like 'https://%' and length(endpoint) <= 1000),
      p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
      auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
      device_id text not null,
      name text not null,
      language text not null check (language in ('ru', 'en', 'de', 'tr', 'zh')),
      -- Whether what somebody has written is shown on the locked screen.
      shows_text boolean not null default false,
      created_at timestamptz not null default now(),
      -- Whoever the session is of; it goes with it, however that ends.
      foreign key (session_id, user_id) references session (id, user_id) on delete cascade
    )`.execute(db);
  await sql`create index push_registration_person on push_registration (user_id)`.execute(db);
  await sql`alter table outbox_message drop constraint outbox_message_channel_check`.execute(db);
  await sql`
    alter table outbox_message add constraint outbox_message_channel_check
      check (channel in ('sms', 'whatsapp', 'email', 'push'))`.execute(db);
}
