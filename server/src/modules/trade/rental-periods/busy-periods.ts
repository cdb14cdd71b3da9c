import { sql, type QueryExecutorProvider } from 'kysely';
import type { Period } from './period.ts';

/** When none of a thing is left within a period, in order; such times may follow each other closely. */
export async function findBusyPeriods(
  db: QueryExecutorProvider,
  { item_id: itemId, quantity }: { readonly item_id: number; readonly quantity: number },
  { from, to }: Period,
): Promise<Period[]> {
  const within = sql`tstzrange(${from}, ${to})`;
  // How many are out changes where a booking begins and where one ends.
  const { rows } = await sql<Period>`
    with booking as (
      select lower(during) as starts, upper(during) as ends from rental_booking
      where item_id = ${itemId} and is_live and during && ${within}
    ), change as (
      select moment, sum(step) as step
      from (
        select starts as moment, 1 as step from booking
        union all select ends, -1 from booking
      ) as step group by moment
    ), level as (
      select moment as starts, lead(moment) over moments as ends, sum(step) over moments as taken
      from change window moments as (order by moment)
    )
    select starts as "from", ends as "to" from level
    where taken >= ${quantity} and tstzrange(starts, ends) && ${within}
    order by starts`.execute(db);
  return rows;
}
