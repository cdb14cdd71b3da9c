import type { Kysely } from 'kysely';
import type { Tables } from '../../src/database-tables.ts';
import type { Random } from '../random.ts';
import type { Letting } from './assortments/assortment.ts';

/** On which terms things are let. */
export async function seedRentals(
  db: Kysely<Tables>,
  items: readonly number[],
  { startsFrom, startsUntil, departsAt, most, quantity: [fewest, many] }: Letting,
  random: Random,
): Promise<void> {
  await db
    .insertInto('rental_terms')
    .values(
      items.map((item_id) => ({
        item_id,
        units_min: 1,
        units_max: most,
        starts_from: startsFrom,
        starts_until: startsUntil,
        departs_at: departsAt ?? null,
        quantity: random.integer(fewest, many),
      })),
    )
    .execute();
}
