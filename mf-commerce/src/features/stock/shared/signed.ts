import type { Locale } from '@karavan/shared-api/contract/locales';

/** A difference in pieces with its sign, `+3` or `−2`. */
export const signed = (pieces: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }).format(pieces);
