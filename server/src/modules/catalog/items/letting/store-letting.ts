import { sql, type Transaction, type Updateable } from 'kysely';
import type { PeriodUnit } from '@karavan/shared-api/contract/periods';
import type { ItemsTables } from '../items.tables.ts';

interface Letting {
  /** Minor units for one of the unit. */
  readonly price: number;
  readonly unit: PeriodUnit;
  readonly terms: Omit<Updateable<ItemsTables['rental_terms']>, 'item_id' | 'version'>;
}

/** Stores the price and the terms of something that is let; both rows are locked. */
export async function storeLetting(
  trx: Transaction<ItemsTables>,
  itemId: number,
  { price, unit, terms }: Letting,
): Promise<void> {
  await trx
    .updateTable('item')
    .set({
      price,
      price_unit: unit,
      // What is cheaper no longer is.
      old_price: sql<number | null>`case when old_price > ${price} then old_price end`,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', itemId)
    .execute();
  await trx
    .updateTable('rental_terms')
    .set({ ...terms, version: sql<number>`version + 1` })
    .where('item_id', '=', itemId)
    .execute();
}
