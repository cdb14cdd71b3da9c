import type { Generated } from 'kysely';

export interface CurrenciesTables {
  currency_rate: {
    currency: string;
    /** Units for one US dollar, a decimal string. */
    per_dollar: string;
    refreshed_at: Generated<Date>;
  };
}
