import { sql, type Kysely, type RawBuilder } from 'kysely';
import { selectOrganizationCards } from '../../organizations/organizations/index.ts';
import { plannedEachTime } from '../../../platform/database/preparing-pool.ts';
import type { ItemCardTables, ItemsTables } from '../items/index.ts';
import { likePattern } from './feed.queries.ts';

const SUGGESTED_NAMES = 8;
/** So many are compared with what has been typed, however many there are. */
const CANDIDATES = 40;
const SUGGESTED_ORGANIZATIONS = 3;
/** Below this word similarity it is another word, not a typing error. */
const SIMILAR = 0.45;

/**
 * Names of items like what has been typed, the closest first. Only where nothing contains it, names
 * that are alike: typing errors are rarer than common words, and dearer to find.
 */
export async function suggestNames(db: Kysely<ItemsTables>, typed: string): Promise<string[]> {
  const containing = await namesOf(
    db,
    typed,
    sql`select name from item
      where is_published and folded_name like ${likePattern(typed)}
      order by created_at desc, id desc limit ${CANDIDATES}`,
  );
  if (containing.length > 0) return containing;
  return namesOf(db, typed, sql`select name from alike_names(${typed}, ${CANDIDATES})`);
}

async function namesOf(db: Kysely<ItemsTables>, typed: string, candidates: RawBuilder<unknown>) {
  const { rows } = await sql<{ name: string }>`
    select name from (${candidates}) as candidate
    group by name
    order by word_similarity(search_text(${typed}), search_text(name)) desc, name
    limit ${SUGGESTED_NAMES} ${plannedEachTime}`.execute(db);
  return rows.map(({ name }) => name);
}

export function suggestOrganizations(db: Kysely<ItemCardTables>, typed: string) {
  const likeness = sql<number>`word_similarity(search_text(${typed}), search_text(organization.title))`;
  return selectOrganizationCards(db)
    .where((eb) =>
      eb.or([
        sql<boolean>`search_text(organization.title) like ${likePattern(typed)}`,
        eb(likeness, '>=', SIMILAR),
      ]),
    )
    .orderBy(likeness, 'desc')
    .orderBy('organization.id')
    .limit(SUGGESTED_ORGANIZATIONS)
    .execute();
}
