import { z } from 'zod';
import type { GeocodedPlace } from '@karavan/shared-api/contract/geocoding';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { foldText } from '@karavan/shared-api/spelling';
import { KNOWN_CITIES } from '../../regions/index.ts';

const Words = z.string().max(500).optional();

const Row = z.object({
  lat: z.coerce.number().min(-90).max(90),
  lon: z.coerce.number().min(-180).max(180),
  display_name: z.string().max(1000),
  name: Words,
  licence: Words,
  address: z
    .object({
      house_number: Words,
      road: Words,
      pedestrian: Words,
      city: Words,
      town: Words,
      village: Words,
      municipality: Words,
      suburb: Words,
      city_district: Words,
      neighbourhood: Words,
      country: Words,
      country_code: z
        .string()
        .regex(/^[a-z]{2}$/i)
        .optional(),
    })
    .default({}),
});
type Row = z.output<typeof Row>;

export const NominatimPlaces = z.array(Row);
/** Nominatim says `error` where nothing is nearby. */
export const NominatimPlace = z.union([Row, z.object({ error: z.unknown() })]);

export function presentRow(row: Row, locale: Locale): GeocodedPlace {
  const { address, display_name, name } = row;
  const road = address.road ?? address.pedestrian;
  const cityName = address.city ?? address.town ?? address.village ?? address.municipality;
  const country = address.country_code?.toUpperCase() ?? null;
  const isCity = road === undefined && (name ?? '') === (cityName ?? '');
  const title = road
    ? [road, address.house_number].filter(Boolean).join(', ')
    : name || display_name.split(',')[0]!;
  const around = isCity ? [address.country] : [cityName, address.country];
  return {
    kind: kindOf(row, isCity),
    title,
    detail: around.filter((part) => part && part !== title).join(', '),
    city:
      cityName !== undefined && country !== null ? presentCity(cityName, country, locale) : null,
    district: address.suburb ?? address.city_district ?? address.neighbourhood ?? null,
    country_code: country,
    latitude: row.lat,
    longitude: row.lon,
    is_approximate: address.house_number === undefined,
  };
}

function kindOf({ address }: Row, isCity: boolean): GeocodedPlace['kind'] {
  if (address.house_number !== undefined) return 'house';
  if (address.road !== undefined || address.pedestrian !== undefined) return 'street';
  return isCity ? 'city' : 'landmark';
}

/** Ours by any of its names, so that it is written as organizations write it. */
function presentCity(name: string, country: string, locale: Locale) {
  const known = KNOWN_CITIES.find(
    (city) =>
      city.country === country &&
      Object.values(city.names).some((own) => foldText(own) === foldText(name)),
  );
  return {
    type: 'cities' as const,
    value: known?.names.ru ?? name,
    name: known?.names[locale] ?? name,
    country,
  };
}
