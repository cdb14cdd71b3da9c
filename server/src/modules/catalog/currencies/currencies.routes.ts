import type { Kysely } from 'kysely';
import { convertCurrency, listCurrencies } from '@karavan/shared-api/contract/currencies';
import { currencyName } from '@karavan/shared-api/contract/currency-name';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { parseMoney } from '../../../platform/money/parse-money.ts';
import { presentMoney } from '../../../platform/money/present-money.ts';
import type { CurrenciesTables } from './currencies.tables.ts';
import { convertMinor } from './convert-money.ts';
import { loadRates } from './exchange.ts';

export function currenciesRoutes(db: Kysely<CurrenciesTables>): ImplementedRoute[] {
  return [
    implement(listCurrencies, async ({ context: { locale } }) => {
      const rates = await loadRates(db);
      return {
        list: [...rates.keys()].toSorted().map((code) => ({
          code,
          name: currencyName(code, locale),
          sign: signOf(code, locale),
        })),
      };
    }),
    implement(convertCurrency, async ({ query: { from, to, amount }, context }) => {
      if (!context.actor) throw new ApiError('conversion_signed_out');
      const rates = await loadRates(db);
      for (const [field, currency] of Object.entries({ from, to }))
        if (!rates.has(currency)) throw invalid(field);
      const minor = parseMoney(amount, from);
      if (minor === null) throw invalid('amount');
      return presentMoney(convertMinor(minor, from, to, rates)!, to);
    }),
  ];
}

const invalid = (field: string) =>
  new ApiError('invalid_input', { fields: { [field]: [{ problem: 'invalid' }] } });

function signOf(currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}
