import type { Locale } from '@karavan/shared-api/contract/locales';
import { numberFormat } from '@karavan/shared-ui/intl';

/** A difference in pieces with its sign, `+3` or `−2`. */
export const signed = (pieces: number, locale: Locale): string =>
  numberFormat(locale, { signDisplay: 'exceptZero' }).format(pieces);
