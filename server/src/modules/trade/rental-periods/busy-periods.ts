import { sql, type QueryExecutorProvider } from 'kysely';
import type { Period } from './period.ts';

interface Counted {
  readonly item_id: number;
  /** How many of the thing there are. */
  readonly quantity: number;
}

interface Counting {
  /** How many of the thing are wanted. */
  readonly pieces?: number;
  /** An order whose booking is left out: that one is to be changed. */
  readonly exceptOrder?: number | null;
}

/**
 * When fewer than so many pieces of a thing are left within a period, in order; such times may follow each other closely.
 * What is kept free around a booking is taken too.
 */
export async function findBusyPeriods(
  db: QueryExecutorProvider,
  { item_id: itemId, quantity }: Counted,
  { from, to }: Period,
  { pieces = 1, exceptOrder = null }: Counting = {},
): Promise<Period[]> {
  const within = sql`tstzrange(${from}, ${to})`;
  // How many are out changes where a booking begins and where one ends.
  const { rows } = await sql<Period>`
    with booking as (
      select lower(held) as starts, upper(held) as ends, pieces from rental_booking
      where item_id = ${itemId} and is_live and held && ${within}
        and (${exceptOrder}::bigint is null or order_id is distinct from ${exceptOrder}::bigint)
    ), change as (
      select moment, sum(step) as step
      from (
        select starts as moment, pieces as step from booking
        union all select ends, -pieces from booking
      ) as step group by moment
    ), level as (
      select moment as starts, lead(moment) over moments as ends, sum(step) over moments as taken
      from change window moments as (order by moment)
    )
    select starts as "from", ends as "to" from level
    where taken + ${pieces} > ${quantity} and tstzrange(starts, ends) && ${within}
    order by starts`.execute(db);
  return rows;
}
