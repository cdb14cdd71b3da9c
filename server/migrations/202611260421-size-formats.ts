import { sql, type Kysely } from 'kysely';

/** In which formats the sizes of a category are told, the usual one first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table category add column size_formats text[] not null default '{}'
      check (size_formats <@ array['letters', 'eu_clothes', 'eu_shoes', 'us_shoes', 'uk_shoes',
        'cm_shoes', 'age', 'volume', 'weight'])`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table category drop column size_formats`.execute(db);
}
