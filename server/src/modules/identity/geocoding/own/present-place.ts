import { countryName } from '@karavan/shared-api/contract/country-name';
import type { GeocodedPlace } from '@karavan/shared-api/contract/geocoding';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { alongStreet, type KnownCity, type Street } from '../../regions/index.ts';
import type { Entry } from './gazetteer.ts';

/** Where the middle of a street is, counted in houses. */
const HALF = 0.5;

/** A street with a house, as an address of the language has it. */
const STREET_TITLES: Readonly<Record<Locale, (street: Street, house: string) => string>> = {
  ru: ({ name, isAvenue }, house) => `${isAvenue ? 'просп.' : 'ул.'} ${name}${comma(house)}`,
  en: ({ latin, isAvenue }, house) => `${latin} ${isAvenue ? 'Avenue' : 'Street'}${comma(house)}`,
  de: ({ latin, isAvenue }, house) =>
    `${latin.replaceAll(' ', '-')}-${isAvenue ? 'Prospekt' : 'Straße'}${comma(house)}`,
  tr: ({ latin, isAvenue }, house) => `${latin} ${isAvenue ? 'Bulvarı' : 'Caddesi'}${comma(house)}`,
  zh: ({ latin, isAvenue }, house) => `${latin}${isAvenue ? '大街' : '街'}${house && `${house}号`}`,
};

const comma = (house: string) => house && `, ${house}`;

/** @param house as it was typed; null for all of a street */
export function presentEntry(entry: Entry, house: string | null, locale: Locale): GeocodedPlace {
  const { city } = entry;
  switch (entry.kind) {
    case 'city':
      return {
        ...withinCity(city, locale),
        kind: 'city',
        title: city.names[locale],
        detail: countryName(city.country, locale),
        ...at(city.at),
      };
    case 'landmark':
      return {
        ...withinCity(city, locale),
        kind: 'landmark',
        title: entry.landmark.name,
        is_approximate: false,
        ...at(entry.landmark.at),
      };
    case 'street': {
      const { street } = entry;
      const number = house === null ? street.houses * HALF : Number.parseInt(house, 10);
      return {
        ...withinCity(city, locale),
        kind: house === null ? 'street' : 'house',
        title: STREET_TITLES[locale](street, house ?? ''),
        ...at(alongStreet(street, number)),
      };
    }
  }
}

function withinCity(city: KnownCity, locale: Locale) {
  const name = city.names[locale];
  return {
    detail: `${name}, ${countryName(city.country, locale)}`,
    city: { type: 'cities', value: city.names.ru, name, country: city.country },
    district: null,
    country_code: city.country,
    is_approximate: true,
  } as const;
}

const at = ([longitude, latitude]: readonly [number, number]) => ({
  latitude: rounded(latitude),
  longitude: rounded(longitude),
});

/** To a tenth of a metre. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
