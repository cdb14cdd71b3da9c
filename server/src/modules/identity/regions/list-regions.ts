import { countries } from 'countries-list';
import { countryName } from '@karavan/shared-api/contract/country-name';
import { currencyName } from '@karavan/shared-api/contract/currency-name';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { City, Region } from '@karavan/shared-api/contract/regions';
import type { LocateAddress } from './locate-address.ts';
import { KNOWN_CITIES } from './cities.ts';

const regionsByLocale = new Map<Locale, readonly Region[]>();

/** All countries with a currency, by name. */
export function listRegions(locale: Locale): readonly Region[] {
  const known = regionsByLocale.get(locale) ?? nameRegions(locale);
  regionsByLocale.set(locale, known);
  return known;
}

function nameRegions(locale: Locale): readonly Region[] {
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
                name: countryName(code, locale),
                flag: `/flags/${code}.svg`,
                currency: { code: currency, name: currencyName(currency, locale) },
              },
            ]
          : [],
    )
    .toSorted(byName(locale));
}

/** Guesses the region of a visitor; null where their address is not known. */
export function createRegionGuess(locate: LocateAddress) {
  return async (address: string, locale: Locale): Promise<Region | null> => {
    const country = await locate(address);
    return listRegions(locale).find(({ code }) => code === country) ?? null;
  };
}

/** A city that has organizations, as they write it. */
export interface InhabitedCity {
  readonly city: string;
  readonly country: string;
}

/** The known cities and those that have organizations, by name. */
export function listCitiesOf(
  inUse: readonly InhabitedCity[],
  locale: Locale,
  country: string | undefined,
): City[] {
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
