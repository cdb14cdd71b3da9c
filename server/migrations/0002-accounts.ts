import { sql, type Kysely } from 'kysely';

/** People, their sessions and codes, organizations' staff, and what protects all of that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table app_user (
      id bigint generated always as identity primary key,
      phone text not null unique check (phone ~ '^\\+[0-9]{7,15}$'),
      full_name text not null default '',
      avatar_id bigint references file,
      email citext,
      is_email_verified boolean not null default false,
      password_hash text,
      locale text not null default 'ru',
      region char(2),
      deactivated_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);

  await sql`
    create table session (
      id bigint generated always as identity primary key,
      user_id bigint not null references app_user on delete cascade,
      token_hash bytea not null unique,
      -- The HttpOnly half of a browser's session; null for apps and scripts.
      half_hash bytea,
      platform text not null check (platform in ('web', 'ios', 'android')),
      device text not null default '',
      location text not null default '',
      address inet,
      created_at timestamptz not null default now(),
      last_used_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index session_by_user on session (user_id, last_used_at desc)`.execute(db);

  await sql`
    create table phone_code (
      phone text not null,
      purpose text not null check (purpose in ('sign_in', 'forgot_password', 'change_phone')),
      code_hash bytea not null,
      expires_at timestamptz not null,
      primary key (phone, purpose)
    )`.execute(db);

  await sql`
    create unlogged table throttle (
      key text primary key,
      count integer not null,
      window_ends_at timestamptz not null
    )`.execute(db);
  await sql`create index throttle_ended on throttle (window_ends_at)`.execute(db);

  await sql`
    create table secret (
      name text primary key,
      value bytea not null
    )`.execute(db);

  await sql`
    create table role (
      id bigint generated always as identity primary key,
      organization_id bigint not null references organization on delete cascade,
      title text not null,
      permissions text[] not null,
      unique (organization_id, title)
    )`.execute(db);

  await sql`
    create table organization_member (
      organization_id bigint not null references organization on delete cascade,
      user_id bigint not null references app_user on delete cascade,
      is_owner boolean not null default false,
      role_id bigint references role,
      joined_at timestamptz not null default now(),
      primary key (organization_id, user_id),
      check (is_owner or role_id is not null)
    )`.execute(db);
  await sql`create unique index organization_one_owner on organization_member (organization_id) where is_owner`.execute(
    db,
  );
  await sql`create index organization_member_user on organization_member (user_id)`.execute(db);
  await sql`alter table organization add column is_delivery_service boolean not null default false`.execute(
    db,
  );

  await sql`
    create table audit_entry (
      id bigint generated always as identity primary key,
      organization_id bigint not null references organization,
      user_id bigint not null references app_user,
      action text not null,
      subject jsonb not null default '{}',
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index audit_entry_organization on audit_entry (organization_id, id desc)`.execute(
    db,
  );

  await sql`
    create table outbox_message (
      id bigint generated always as identity primary key,
      -- The provider's key: a message that is sent again is stored once.
      provider_key uuid not null unique,
      channel text not null check (channel in ('sms', 'email', 'push')),
      recipient text not null,
      text text not null,
      code text,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index outbox_message_recipient on outbox_message (recipient, id desc)`.execute(
    db,
  );

  await sql`
    create table idempotency_key (
      user_id bigint not null references app_user on delete cascade,
      key text not null,
      request_hash bytea not null,
      status integer,
      response jsonb,
      created_at timestamptz not null default now(),
      primary key (user_id, key)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table organization drop column is_delivery_service`.execute(db);
  for (const table of [
    'idempotency_key',
    'outbox_message',
    'audit_entry',
    'organization_member',
    'role',
    'secret',
    'throttle',
    'phone_code',
    'session',
    'app_user',
  ]) {
    await sql`drop table ${sql.table(table)}`.execute(db);
  }
}
