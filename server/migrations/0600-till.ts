import { sql, type Kysely } from 'kysely';

/** Personal codes that a till has used: each opens one sale. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table used_personal_code (
      client_id bigint primary key references app_user on delete cascade,
      -- The latest minute whose code has been used; older codes are worth nothing any more.
      code_window bigint not null
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('used_personal_code').execute();
}
