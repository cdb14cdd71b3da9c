import { sql, type Kysely } from 'kysely';
import type { CatalogTables } from './catalog.tables.ts';
import { selectOrganizationCards } from './organization-cards.ts';

const SUGGESTED_NAMES = 8;
const SUGGESTED_ORGANIZATIONS = 3;
/** Below this word similarity it is another word, not a typing error. */
const SIMILAR = 0.45;

/**
 * Names of items like what has been typed, the closest first. The trigram index finds them; a name
 * that contains the text as it is comes before one that is only alike.
 */
export async function suggestNames(db: Kysely<CatalogTables>, typed: string): Promise<string[]> {
  const rows = await db
    .selectFrom('item')
    .select('name')
    .where('is_published', '=', true)
    .where((eb) => eb.and([looksLike('item.name', typed)]))
    .groupBy('name')
    .orderBy(sql`position(search_text(${typed}) in search_text(name)) = 0`)
    .orderBy(sql`word_similarity(search_text(${typed}), search_text(name))`, 'desc')
    .orderBy('name')
    .limit(SUGGESTED_NAMES)
    .execute();
  return rows.map(({ name }) => name);
}

export function suggestOrganizations(db: Kysely<CatalogTables>, typed: string) {
  return selectOrganizationCards(db)
    .where((eb) => eb.and([looksLike('organization.title', typed)]))
    .orderBy(sql`word_similarity(search_text(${typed}), search_text(organization.title))`, 'desc')
    .orderBy('organization.id')
    .limit(SUGGESTED_ORGANIZATIONS)
    .execute();
}

function looksLike(column: 'item.name' | 'organization.title', typed: string) {
  const text = sql`search_text(${sql.ref(column)})`;
  return sql<boolean>`(${text} like '%' || search_text(${typed}) || '%'
    or word_similarity(search_text(${typed}), ${text}) >= ${SIMILAR})`;
}
