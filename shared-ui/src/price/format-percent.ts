import { numberFormat } from '@karavan/shared-ui/intl';

/** Formats a percentage of the API, a decimal string such as `7.5`, for a language. */
export function formatPercent(percent: string, locale: string): string {
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    Number(percent) / 100,
  );
}
