import type { Locale } from '@karavan/shared-api/contract/locales';
import { numberFormat } from '@karavan/shared-ui/intl';

/** What is left, as it stands on a button: `43 с`, `11:43`. */
export function countdown(seconds: number, locale: Locale): string {
  if (seconds < 60) return numberFormat(locale, { style: 'unit', unit: 'second' }).format(seconds);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
