import { sql, type Kysely } from 'kysely';

/** Codes to the old number of somebody who takes another one, and the proof that they have it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table phone_code drop constraint phone_code_purpose_check`.execute(db);
  await sql`
    alter table phone_code add constraint phone_code_purpose_check
      check (purpose in ('sign_in', 'forgot_password', 'prove_phone', 'change_phone'))`.execute(db);
  await sql`
    create table phone_change (
      user_id bigint primary key references app_user on delete cascade,
      session_id bigint not null references session on delete cascade,
      token_hash bytea not null unique,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index phone_change_by_session on phone_change (session_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table phone_change`.execute(db);
  await sql`delete from phone_code where purpose = 'prove_phone'`.execute(db);
  await sql`alter table phone_code drop constraint phone_code_purpose_check`.execute(db);
  await sql`
    alter table phone_code add constraint phone_code_purpose_check
      check (purpose in ('sign_in', 'forgot_password', 'change_phone'))`.execute(db);
}
