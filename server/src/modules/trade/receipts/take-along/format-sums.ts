import type { Money } from '@karavan/shared-api/contract/common';
import type { Locale } from '@karavan/shared-api/contract/locales';

export const formatMoney = ({ amount, currency }: Money, locale: Locale) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount as `${number}`);

/** Formats a percentage of the API, a decimal string such as `7.5`. */
export const formatPercent = (percent: string, locale: Locale) =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    Number(percent) / 100,
  );
