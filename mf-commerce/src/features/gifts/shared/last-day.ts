import { formatDate } from '@karavan/shared-ui/format-date';
import type { Locale } from '@karavan/shared-api/contract/locales';

/** The last day on which a gift card pays: it ends with the moment after that. */
export const lastDayOf = (expiresAt: string, locale: Locale) =>
  formatDate(new Date(Date.parse(expiresAt) - 1), 'DD.MM.YYYY', locale);
