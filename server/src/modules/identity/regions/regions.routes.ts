import {
  getMyLocation,
  listCities,
  listCountries,
  listLanguages,
} from '@karavan/shared-api/contract/regions';
import { countryName } from '@karavan/shared-api/contract/country-name';
import { LANGUAGE_NAMES, LOCALES, type Locale } from '@karavan/shared-api/contract/locales';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { KNOWN_CITIES } from './cities.ts';
import { listCitiesOf, listRegions, type InhabitedCity } from './list-regions.ts';
import type { FindPlace } from './find-place.ts';

interface LookupQuery {
  readonly page: number;
  readonly limit: number;
  readonly search?: string | undefined;
}

interface RegionsDependencies {
  readonly findPlace: FindPlace;
  /** Where organizations are, of one country or of all; they tell. */
  readonly findCities: (country: string | undefined) => Promise<readonly InhabitedCity[]>;
}

export function regionsRoutes({ findPlace, findCities }: RegionsDependencies): ImplementedRoute[] {
  return [
    implement(listCountries, async ({ query, context: { locale } }) => {
      const regions = listRegions(locale).filter(
        ({ code }) => query.code === undefined || code === query.code,
      );
      const { list, ...paging } = lookUp(regions, query);
      const served = new Set((await findCities(query.code)).map(({ country }) => country));
      const countries = list.map((region) => ({
        ...region,
        has_organizations: served.has(region.code),
      }));
      return { results: { countries }, ...paging };
    }),
    implement(listCities, async ({ query, context: { locale } }) => {
      const cities = listCitiesOf(await findCities(query.country), locale, query.country);
      const { list, ...paging } = lookUp(cities, query);
      return { results: { cities: list }, ...paging };
    }),
    implement(listLanguages, async () => ({
      list: LOCALES.map((code) => ({ code, name: LANGUAGE_NAMES[code] })),
    })),
    implement(getMyLocation, async ({ context: { address, locale } }) => {
      const { country, row, point } = await findPlace(address);
      return {
        IPv4: address,
        country_code: country,
        country_name: country && countryName(country, locale),
        city: nameCity(country, row?.city ?? null, locale),
        city_value: findKnown(country, row?.city ?? null)?.names.ru ?? null,
        state: row?.state ?? null,
        postal: row?.postal ?? null,
        latitude: point?.latitude ?? null,
        longitude: point?.longitude ?? null,
      };
    }),
  ];
}

/** A city in the caller's language where we know it; without a name the first one of the country. */
function nameCity(country: string | null, name: string | null, locale: Locale): string | null {
  const known =
    name === null
      ? KNOWN_CITIES.find((city) => city.country === country)
      : findKnown(country, name);
  return known?.names[locale] ?? name;
}

/** @param name in English */
const findKnown = (country: string | null, name: string | null) =>
  KNOWN_CITIES.find((city) => city.country === country && city.names.en === name);

/** One page of what a search finds. */
function lookUp<T extends { readonly name: string }>(
  all: readonly T[],
  { page, limit, search = '' }: LookupQuery,
) {
  const wanted = search.toLowerCase();
  const found = all.filter(({ name }) => name.toLowerCase().includes(wanted));
  const end = page * limit;
  return {
    list: found.slice(end - limit, end),
    next: end < found.length ? page + 1 : null,
    overall_total: found.length,
  };
}
