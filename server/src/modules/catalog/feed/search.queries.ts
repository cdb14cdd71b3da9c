import { sql, type Kysely } from 'kysely';
import { organizationOf } from '@karavan/shared-api/contract/id-prefixes';
import { selectOrganizationCards } from '../../organizations/organizations/index.ts';
import type { ItemCardTables, ItemsTables } from '../items/index.ts';
import { wanting } from './feed.queries.ts';
import { hasOtherWords, RAREST_PLACE, withWanted, type Search } from './search.ts';
import { firstOfWords } from './word-lists.ts';

const SUGGESTED_NAMES = 8;
/** So many of each word are compared with what has been typed, however many there are. */
const CANDIDATES = 16;

/** Names of items that a search finds, the most similar to what has been typed first. */
export async function suggestNames(db: Kysely<ItemsTables>, search: Search): Promise<string[]> {
  const filter = { search };
  const rows = await wanting(db, filter)
    .selectFrom('item')
    .select('item.name')
    .where(
      sql<boolean>`item.id in (${firstOfWords(filter, { after: undefined, offset: 0, limit: CANDIDATES })})`,
    )
    .groupBy('item.name')
    .orderBy(sql`word_similarity(search_text(${search.typed}), search_text(item.name))`, 'desc')
    .orderBy('item.name')
    .limit(SUGGESTED_NAMES)
    .execute();
  return rows.map(({ name }) => name);
}

/** Organizations whose titles a search finds, the most similar first; by `OID12` the one with that number. */
export function findOrganizations(
  db: Kysely<ItemCardTables>,
  search: Search<string>,
  limit: number,
) {
  const id = organizationOf(search.typed);
  if (id !== null) {
    return selectOrganizationCards(db)
      .where('organization.id', '=', id)
      .where('organization.is_listed', '=', true)
      .execute();
  }
  return selectOrganizationCards(withWanted(db, search, 'organization'))
    .where(
      sql<boolean>`organization.id in (
        select word_use.subject_id from wanted
        join word_use on word_use.word_id = wanted.id and word_use.kind = 'organization'
        where wanted.place = ${RAREST_PLACE})`,
    )
    .where(hasOtherWords('organization'))
    .orderBy(
      sql`word_similarity(search_text(${search.typed}), search_text(organization.title))`,
      'desc',
    )
    .orderBy('organization.id')
    .limit(limit)
    .execute();
}
