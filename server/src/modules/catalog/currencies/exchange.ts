import type { Kysely } from 'kysely';
import type { Money } from '@karavan/shared-api/contract/common';
import { presentMoney } from '../../../platform/money/present-money.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { CurrenciesTables } from './currencies.tables.ts';
import { convertMinor, type Rates } from './convert-money.ts';

/** A sum in the reader's currency; undefined where there is nothing to convert. */
export type Convert = (minor: number, currency: string) => Money | undefined;

export async function loadRates(db: Kysely<CurrenciesTables>): Promise<Rates> {
  const rows = await db.selectFrom('currency_rate').select(['currency', 'per_dollar']).execute();
  return new Map(rows.map(({ currency, per_dollar }) => [currency, per_dollar]));
}

/** Rates change once a night, and prices in lists are approximate anyway. In milliseconds. */
const KEEP_FOR = 60_000;
const kept = new WeakMap<object, { readonly until: number; readonly rates: Promise<Rates> }>();

/** The rates of a minute at most ago, so that a list costs no statement for them. */
function recentRates(db: Kysely<CurrenciesTables>): Promise<Rates> {
  const known = kept.get(db);
  if (known && known.until > Date.now()) return known.rates;
  const rates = loadRates(db);
  rates.catch(() => kept.delete(db));
  kept.set(db, { until: Date.now() + KEEP_FOR, rates });
  return rates;
}

/** Converts prices to the currency that the request asks for, for guests as well. */
export async function converterFor(
  db: Kysely<CurrenciesTables>,
  { currency: wanted }: Pick<RequestContext, 'currency'>,
): Promise<Convert> {
  if (!wanted) return () => undefined;
  const rates = await recentRates(db);
  return (minor, currency) => {
    if (currency === wanted) return undefined;
    const converted = convertMinor(minor, currency, wanted, rates);
    // What is less than the smallest coin there is not worth nothing.
    return converted ? presentMoney(converted, wanted) : undefined;
  };
}
