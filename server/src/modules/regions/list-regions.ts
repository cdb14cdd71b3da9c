import { countries } from 'countries-list';
import type { Kysely } from 'kysely';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { City, Region } from '@karavan/shared-api/contract/regions';
import type { CatalogTables } from '../catalog/index.ts';
import { KNOWN_CITIES } from './cities.ts';

/** All countries with a currency, by name. */
export function listRegions(locale: Locale): Region[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const currencyNames = new Intl.DisplayNames([locale], { type: 'currency' });
  return Object.entries(countries)
    .flatMap(
      ([
        code,
        {
          currency: [currency],
        },
      ]): Region[] =>
        currency
          ? [
              {
                type: 'countries',
                code,
                name: names.of(code) ?? code,
                flag: `/flags/${code}.svg`,
                currency: { code: currency, name: currencyNames.of(currency) ?? currency },
              },
            ]
          : [],
    )
    .toSorted(byName(locale));
}

/** The known cities and those that have organizations, by name. */
export async function listCitiesOf(
  db: Kysely<CatalogTables>,
  locale: Locale,
  country: string | undefined,
): Promise<City[]> {
  const inUse = await db
    .selectFrom('organization')
    .select(['city', 'country'])
    .distinct()
    .$if(country !== undefined, (query) => query.where('country', '=', country!))
    .execute();
  const known: readonly City[] = KNOWN_CITIES.filter(
    (city) => country === undefined || city.country === country,
  ).map(({ country: code, names }) => ({
    type: 'cities',
    value: names.ru,
    name: names[locale],
    country: code,
  }));
  const others = inUse
    .filter(({ city, country: code }) => !known.some((k) => k.value === city && k.country === code))
    .map(({ city, country: code }): City => ({
      type: 'cities',
      value: city,
      name: city,
      country: code,
    }));
  return [...known, ...others].toSorted(byName(locale));
}

function byName(locale: Locale) {
  const { compare } = new Intl.Collator(locale);
  return (one: { readonly name: string }, other: { readonly name: string }) =>
    compare(one.name, other.name);
}
