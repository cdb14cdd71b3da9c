import { sql, type Kysely } from 'kysely';

/** What people have translated, by the text it stands for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table translation (
      -- SHA-256 of the original: a text may be longer than an index takes.
      original_hash bytea not null,
      locale text not null,
      text text not null,
      primary key (original_hash, locale)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('translation').execute();
}
