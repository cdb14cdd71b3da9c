import { LOCALES, type Locale } from '@karavan/shared-api/contract/locales';

/** How many other dates there are, by the plural of the language. */
const MORE: Readonly<Record<Locale, Partial<Record<Intl.LDMLPluralRule, string>>>> = {
  ru: { one: 'ещё # дата', few: 'ещё # даты', other: 'ещё # дат' },
  en: { one: '# more date', other: '# more dates' },
  de: { one: 'noch # Termin', other: 'noch # Termine' },
  tr: { other: '# tarih daha' },
  zh: { other: '另有 # 场' },
};

interface EventDate {
  readonly starts_at: Date;
  readonly time_zone: string;
  /** Later dates of its series. */
  readonly more_dates: number;
}

/** When an event begins, by the clock of its place, and on how many other dates, as its card says it. */
export function dateWords({ starts_at, time_zone, more_dates }: EventDate, locale: Locale): string {
  const when = formatIn(locale, time_zone).format(starts_at);
  if (more_dates === 0) return when;
  const words = MORE[locale][PLURALS.get(locale)!.select(more_dates)];
  return `${when} · ${(words ?? MORE[locale].other!).replace('#', String(more_dates))}`;
}

const PLURALS = new Map(LOCALES.map((locale) => [locale, new Intl.PluralRules(locale)]));

/** Making one takes far longer than a date, and there are but a few hundred zones. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(locale: Locale, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
    });
    formats.set(key, format);
  }
  return format;
}
