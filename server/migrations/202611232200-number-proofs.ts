import { sql, type Kysely } from 'kysely';

/**
 * Codes that prove an account's number and its e-mail, the proof of the number that lets somebody change
 * either, and one account for each proven e-mail.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table phone_code drop constraint phone_code_purpose_check`.execute(db);
  await sql`
    alter table phone_code add constraint phone_code_purpose_check
      check (purpose in
        ('sign_in', 'forgot_password', 'prove_phone', 'change_phone', 'prove_email'))`.execute(db);
  await sql`
    create table number_proof (
      user_id bigint primary key references app_user on delete cascade,
      session_id bigint not null references session on delete cascade,
      token_hash bytea not null unique,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index number_proof_by_session on number_proof (session_id)`.execute(db);
  await sql`
    create unique index app_user_by_email on app_user (email) where is_email_verified`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index app_user_by_email`.execute(db);
  await sql`drop table number_proof`.execute(db);
  await sql`delete from phone_code where purpose in ('prove_phone', 'prove_email')`.execute(db);
  await sql`alter table phone_code drop constraint phone_code_purpose_check`.execute(db);
  await sql`
    alter table phone_code add constraint phone_code_purpose_check
      check (purpose in ('sign_in', 'forgot_password', 'change_phone'))`.execute(db);
}
