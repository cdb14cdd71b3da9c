import { sql, type Kysely } from 'kysely';

/** Every time somebody signed in, so that they can see what was not them; sessions themselves are deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sign_in (
      id bigint generated always as identity primary key,
      user_id bigint not null references app_user on delete cascade,
      platform text not null,
      device text not null,
      location text not null,
      address inet,
      opened_with text not null check (opened_with in ('code', 'password')),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index sign_in_user on sign_in (user_id, id desc)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('sign_in').execute();
}
