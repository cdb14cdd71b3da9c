import { sql, type Kysely } from 'kysely';
import type { OrganizationsTables } from '../../organizations/organizations/index.ts';
import type { ItemsTables } from './items.tables.ts';

/** Items that one statement prices anew, so that nobody waits long who likes or buys one of them. */
const BATCH = 5000;

/** Prices all items anew in dollars, for sorting, after the rates have changed. */
export async function priceItems(db: Kysely<ItemsTables & OrganizationsTables>): Promise<void> {
  for (let after: number | undefined = 0; after !== undefined;) {
    after = await priceBatch(db, after);
  }
}

/** Answers the last id that it has come to; undefined at the end. */
async function priceBatch(
  db: Kysely<ItemsTables & OrganizationsTables>,
  after: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ last: number | null }>`
    with batch as materialized (
      select id from item where id > ${after} order by id limit ${BATCH}),
    priced as (
      update item set dollar_price = dollars(item.price, organization.currency)
      from batch, organization
      where item.id = batch.id and organization.id = item.organization_id
        and item.dollar_price is distinct from dollars(item.price, organization.currency))
    select max(id) as last from batch`.execute(db);
  return rows[0]!.last ?? undefined;
}
