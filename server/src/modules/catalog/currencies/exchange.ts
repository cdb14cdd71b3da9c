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

/** Converts to the currency that the request asks for. Only for signed-in people, as all conversion is. */
export async function converterFor(
  db: Kysely<CurrenciesTables>,
  { actor, currency: wanted }: Pick<RequestContext, 'actor' | 'currency'>,
): Promise<Convert> {
  if (!actor || !wanted) return () => undefined;
  const rates = await loadRates(db);
  return (minor, currency) => {
    if (currency === wanted) return undefined;
    const converted = convertMinor(minor, currency, wanted, rates);
    return converted === null ? undefined : presentMoney(converted, wanted);
  };
}
