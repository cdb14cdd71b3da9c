import { sql, type Kysely } from 'kysely';

/** A session ends after so many days without use. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table session
      add column lifetime_days smallint not null default 7
        check (lifetime_days in (7, 30, 90, 365))`.execute(db);
}
