import type { Generated } from 'kysely';

export interface CurrenciesTables {
  currency_rate: {
    currency: string;
    /** Units for one US dollar, a decimal string. */
    per_dollar: string;
    /** Decimal digits of its minor unit. */
    minor_digits: number;
    refreshed_at: Generated<Date>;
  };
}
