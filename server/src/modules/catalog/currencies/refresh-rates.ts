import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../../database-tables.ts';
import { defineTask } from '../../../platform/jobs/define-task.ts';
import type { Rates } from './convert-money.ts';

export const refreshRatesTask = defineTask('refresh-rates', z.object({}), { isSerial: true });

/** Every night, at an odd minute: whoever gives the rates is asked by everybody at the full hour. */
export const RATES_SCHEDULE = '17 3 * * *';

/** Items that one statement prices anew, so that nobody waits long who likes or buys one of them. */
const BATCH = 5000;

/**
 * Takes over the rates of the currencies that are known here, then prices all items anew for sorting.
 * What it does twice changes nothing more.
 */
export async function refreshRates(
  db: Kysely<Tables>,
  loadRates: () => Promise<Rates>,
): Promise<void> {
  const rates = Object.fromEntries(await loadRates());
  await sql`
    update currency_rate set per_dollar = fresh.rate, refreshed_at = now()
    from (select key, value::numeric(18, 8) as rate from jsonb_each_text(${JSON.stringify(rates)}::jsonb)) as fresh
    where currency = fresh.key`.execute(db);
  for (let after: number | undefined = 0; after !== undefined;) {
    after = await priceBatch(db, after);
  }
}

/** Answers the last id that it has come to; undefined at the end. */
async function priceBatch(db: Kysely<Tables>, after: number): Promise<number | undefined> {
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
