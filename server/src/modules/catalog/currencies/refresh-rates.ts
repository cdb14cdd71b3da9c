import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import { defineTask } from '../../../platform/jobs/define-task.ts';
import type { Rates } from './convert-money.ts';
import type { CurrenciesTables } from './currencies.tables.ts';

export const refreshRatesTask = defineTask('refresh-rates', z.object({}), { isSerial: true });

/** Every night, at an odd minute: whoever gives the rates is asked by everybody at the full hour. */
export const RATES_SCHEDULE = '17 3 * * *';

/** Takes over the rates of the currencies that are known here. */
export async function refreshRates(
  db: Kysely<CurrenciesTables>,
  loadRates: () => Promise<Rates>,
): Promise<void> {
  const rates = Object.fromEntries(await loadRates());
  await sql`
    update currency_rate set per_dollar = fresh.rate, refreshed_at = now()
    from (select key, value::numeric(18, 8) as rate from jsonb_each_text(${JSON.stringify(rates)}::jsonb)) as fresh
    where currency = fresh.key`.execute(db);
}
