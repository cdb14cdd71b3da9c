import { sql, type Kysely } from 'kysely';

/**
 * The text that search reads stands in a column of its own: folding a name costs more than comparing
 * it, and a search compares thousands. Its fine statistics let the planner tell common words from rare.
 * The trigram operator for typing errors compares with a setting of the session; a function can carry
 * its own. Below 0.45 it is another word. It answers some of the names that are alike, not the closest.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index item_search`.execute(db);
  await sql`
    alter table item add column folded_name text generated always as (search_text(name)) stored`.execute(
    db,
  );
  await sql`alter table item alter column folded_name set statistics 1000`.execute(db);
  await sql`
    create index item_search on item using gin (folded_name gin_trgm_ops) where is_published`.execute(
    db,
  );
  await sql`
    create function alike_names(typed text, wanted integer) returns table (name text)
      language sql stable set pg_trgm.word_similarity_threshold = 0.45
      as $$
        select name from item where is_published and search_text(typed) <% folded_name
        limit wanted
      $$`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function alike_names(text, integer)`.execute(db);
  await sql`drop index item_search`.execute(db);
  await sql`alter table item drop column folded_name`.execute(db);
  await sql`
    create index item_search on item using gin (search_text(name) gin_trgm_ops) where is_published`.execute(
    db,
  );
}
