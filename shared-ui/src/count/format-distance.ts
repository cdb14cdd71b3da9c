import { numberFormat } from '@karavan/shared-ui/intl';

/** Formats a distance for a language: in metres up to a kilometre, then in kilometres. */
export function formatDistance(metres: number, locale: string): string {
  const isFar = metres >= 1000;
  const unit = isFar ? 'kilometer' : 'meter';
  return numberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(
    isFar ? metres / 1000 : metres,
  );
}
