import { sql, type Kysely } from 'kysely';

/**
 * Search reads a folded text: case, accents, Turkish dots and the Russian letter yo make no
 * difference. The trigram indexes find parts of words and words with typing errors.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function search_text(text) returns text
      language sql immutable parallel safe
      return translate(
        lower(translate($1, 'İIŞĞÜÖÇ', 'iışğüöç')),
        'ёışğüöçäßéèêâàîôûñңөү',
        'еisguocaseeeaaiounноу'
      )`.execute(db);
  await sql`drop index item_search`.execute(db);
  await sql`create index item_search on item using gin (search_text(name) gin_trgm_ops) where is_published`.execute(
    db,
  );
  await sql`create index organization_search on organization using gin (search_text(title) gin_trgm_ops)`.execute(
    db,
  );
  await sql`create index organization_city on organization (city)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index organization_city`.execute(db);
  await sql`drop index organization_search`.execute(db);
  await sql`drop index item_search`.execute(db);
  await sql`create index item_search on item using gin (lower(name) gin_trgm_ops) where is_published`.execute(
    db,
  );
  await sql`drop function search_text`.execute(db);
}
