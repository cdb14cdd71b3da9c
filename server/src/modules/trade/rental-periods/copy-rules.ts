import { sql, type Transaction } from 'kysely';
import type { RentalPeriodsTables } from './rental-periods.tables.ts';

interface Copy {
  readonly from: number;
  readonly to: number;
}

/** The prices of seasons and weekdays of one thing for another; seasons that have passed are left out. */
export async function copyRules(
  trx: Transaction<RentalPeriodsTables>,
  { from, to }: Copy,
): Promise<void> {
  await sql`
    insert into rental_price_rule (item_id, position, from_day, to_day, weekdays, price)
    select ${to}, position, from_day, to_day, weekdays, price from rental_price_rule
    where item_id = ${from} and (to_day is null or to_day >= current_date)`.execute(trx);
}
