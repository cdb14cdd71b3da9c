import { sql, type Kysely } from 'kysely';

/**
 * Some of the names that are like what has been typed, by the trigram index. Its operator compares with
 * a setting of the session; a function can carry its own. Below 0.45 it is another word, not a typing
 * error.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function alike_names(typed text, wanted integer) returns table (name text)
      language sql stable set pg_trgm.word_similarity_threshold = 0.45
      as $$
        select name from item
        where is_published and search_text(typed) <% search_text(name)
        limit wanted
      $$`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function alike_names(text, integer)`.execute(db);
}
