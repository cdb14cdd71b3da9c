import type { Locale } from '@karavan/shared-api/contract/locales';
import { formatNumber } from '@karavan/shared-api/format';

/** What is left, as it stands on a button: `43 с`, `11:43`. */
export function countdown(seconds: number, locale: Locale): string {
  if (seconds < 60) return formatNumber(seconds, locale, { style: 'unit', unit: 'second' });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
