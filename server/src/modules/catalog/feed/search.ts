import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';

/** What somebody has typed, or where that goes in a query that is put together once. */
export interface Search<Typed = string | RawBuilder<string>> {
  readonly typed: Typed;
  /** Nothing but what is written so: no guesses about mistakes, alphabets or keyboards. */
  readonly exactly: boolean;
}

/** Words of a search that are looked at; more are not typed but pasted. */
const WORDS_MAX = 8;

/**
 * Makes `wanted` known to a query: for each place in a search the words in use that it may stand for. A
 * place that stands for none is passed over, unless the search is meant exactly.
 */
export function withWanted<DB>(
  db: Kysely<DB>,
  { typed, exactly }: Search,
  kind: 'item' | 'organization',
): Kysely<DB> {
  // Meant exactly, a place that stands for nothing stays, and nothing has all.
  const join = exactly ? sql`left join` : sql`join`;
  const alternatives = sql<Record<string, unknown>>`(
    select place, typed, alternative.*
    from unnest(search_words(${typed}, true)) with ordinality as part(typed, place)
    ${join} lateral search_alternatives(typed, ${kind}, ${exactly}) as alternative on true
    where place <= ${WORDS_MAX})`;
  return db.with(
    (cte) => cte('wanted').materialized(),
    () => alternatives,
  ) as unknown as Kysely<DB>;
}

/** When something was written and its id, as the lists of words have them. */
interface Subject {
  readonly time: string;
  readonly id: string;
}

const subjectIn = (table: string): Subject => ({ time: `${table}.created_at`, id: `${table}.id` });

/** Whether an item or organization has one of the words for each place of the search. */
export const hasWanted = (kind: 'item' | 'organization') =>
  sql<SqlBool>`(exists (select from wanted) and ${hasWords(kind, subjectIn(kind))})`;

/** The same for those that have a word of the rarest place; of one place that is all there is to ask. */
export const hasOtherWords = (kind: 'item' | 'organization', subject = subjectIn(kind)) =>
  sql<SqlBool>`((select min(place) = max(place) from wanted) or ${hasWords(
    kind,
    subject,
    sql`where other.place <> ${RAREST_PLACE}`,
  )})`;

function hasWords(
  kind: 'item' | 'organization',
  { time, id }: Subject,
  which = sql``,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`not exists (
    select from wanted as other ${which} group by other.place having not bool_or(exists (
      select from word_use
      where word_use.word_id = other.id and word_use.kind = ${sql.lit(kind)}
        and word_use.created_at = ${sql.ref(time)} and word_use.subject_id = ${sql.ref(id)})))`;
}

/** The place whose words have the fewest uses: every find is among those. */
export const RAREST_PLACE = sql`(
  select place from wanted group by place order by sum(uses), place limit 1)`;

/** The search in the words that it finds things by; null where those are the typed ones. */
export const correctionOf = ({ typed }: Search) => sql<string | null>`(
  select string_agg(case when is_corrected then word else typed end, ' ' order by place)
  from (select distinct on (place) place, typed, word, is_corrected from wanted order by place, uses desc, id) as first
  having bool_or(is_corrected) or count(*) < least(cardinality(search_words(${typed}, true)), ${WORDS_MAX}))`;
