import { dateFormat } from '@karavan/shared-ui/intl';

/** The date formats of the product; month names are localized. */
export type DateLayout =
  | 'YYYY-MM-DD'
  | 'DD.MM.YYYY HH:mm'
  | 'HH:mm DD.MM.YYYY'
  | 'DD.MM.YYYY'
  | 'DD MMMM YYYY'
  | 'YYYY-MM'
  | 'HH:mm';

/**
 * Formats a moment in a time zone.
 * @param timeZone an IANA name; the device's own zone by default
 */
export function formatDate(
  moment: Date | number,
  layout: DateLayout,
  locale: string,
  timeZone?: string,
): string {
  const zone = timeZone && { timeZone };
  // Chinese puts the year first and labels every part.
  if (layout === 'DD MMMM YYYY' && locale === 'zh') {
    return dateFormat(locale, { dateStyle: 'long', ...zone }).format(moment);
  }
  const parts = Object.fromEntries(
    digits(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return layout.replaceAll(/YYYY|MMMM|MM|DD|HH|mm/g, (place) => {
    switch (place) {
      case 'YYYY':
        return parts['year']!;
      case 'MMMM':
        return monthName(moment, locale, timeZone);
      case 'MM':
        return parts['month']!;
      case 'DD':
        return parts['day']!;
      case 'HH':
        return parts['hour']!;
      default:
        return parts['minute']!;
    }
  });
}

/** The month as written in a date: Russian inflects it after a day. */
function monthName(moment: Date | number, locale: string, timeZone: string | undefined): string {
  const parts = dateFormat(locale, {
    day: 'numeric',
    month: 'long',
    ...(timeZone && { timeZone }),
  }).formatToParts(moment);
  return parts.find(({ type }) => type === 'month')!.value;
}

function digits(timeZone: string | undefined): Intl.DateTimeFormat {
  return dateFormat('en-GB', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone && { timeZone }),
  });
}
