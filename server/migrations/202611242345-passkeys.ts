import { sql, type Kysely } from 'kysely';

/**
 * Passkeys, the random name that an authenticator knows each of their people by, and the challenges that
 * are under way. A session and the history of sign-ins tell when one has opened them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table passkey_handle (
      user_id bigint primary key references app_user on delete cascade,
      handle bytea not null unique check (length(handle) = 32)
    )`.execute(db);
  await sql`
    create table passkey (
      id bigint generated always as identity primary key,
      user_id bigint not null references passkey_handle on delete cascade,
      credential_id bytea not null unique check (length(credential_id) between 16 and 1023),
      public_key bytea not null,
      counter bigint not null check (counter >= 0),
      transports text[] not null,
      name text not null check (name <> ''),
      created_at timestamptz not null default now(),
      last_used_at timestamptz
    )`.execute(db);
  await sql`create index passkey_by_user on passkey (user_id, id)`.execute(db);
  await sql`
    create table passkey_challenge (
      challenge_hash bytea primary key,
      purpose text not null check (purpose in ('add', 'sign_in')),
      session_id bigint references session on delete cascade,
      expires_at timestamptz not null,
      check ((purpose = 'add') = (session_id is not null))
    )`.execute(db);
  await sql`create index passkey_challenge_by_session on passkey_challenge (session_id)`.execute(
    db,
  );
  await sql`create index passkey_challenge_by_expiry on passkey_challenge (expires_at)`.execute(db);
  await setOpenings(db, "'code', 'password', 'passkey'");
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['session', 'sign_in']) {
    await sql`delete from ${sql.table(table)} where opened_with = 'passkey'`.execute(db);
  }
  await setOpenings(db, "'code', 'password'");
  for (const table of ['passkey_challenge', 'passkey', 'passkey_handle']) {
    await db.schema.dropTable(table).execute();
  }
}

async function setOpenings(db: Kysely<unknown>, ways: string): Promise<void> {
  for (const table of ['session', 'sign_in']) {
    await sql`
      alter table ${sql.table(table)}
        drop constraint ${sql.ref(`${table}_opened_with_check`)},
        add constraint ${sql.ref(`${table}_opened_with_check`)}
          check (opened_with in (${sql.raw(ways)}))`.execute(db);
  }
}
