import { sql, type Kysely } from 'kysely';

/** What people say of themselves, and how each session was opened. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table app_user
      add column username citext unique check (username ~ '^[a-zA-Z0-9_]{3,30}$'),
      add column gender text not null default 'unspecified'
        check (gender in ('male', 'female', 'unspecified')),
      add column birthday date`.execute(db);
  // A code proves the phone anew, a password does not: only the former may replace a password.
  await sql`
    alter table session
      add column opened_with text not null default 'password' check (opened_with in ('code', 'password'))`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table session drop column opened_with`.execute(db);
  await sql`alter table app_user drop column username, drop column gender, drop column birthday`.execute(
    db,
  );
}
