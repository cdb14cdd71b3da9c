import { KNOWN_CITIES } from './cities.ts';
import type { CityRow, LocateCity } from './locate-city.ts';
import type { LocateAddress } from './locate-address.ts';

/** Where the network of an address is, about. */
export interface NetworkPlace {
  /** ISO 3166-1, two letters. */
  readonly country: string | null;
  /** In English. */
  readonly row: CityRow | null;
  readonly point: { readonly latitude: number; readonly longitude: number } | null;
}

export type FindPlace = (address: string) => Promise<NetworkPlace>;

/**
 * Both tables are asked: the one of countries counts, and a city of another country is none. Where no city is
 * known, the first one of the country stands for all of it.
 */
export function createFindPlace(locate: LocateAddress, locateCity: LocateCity): FindPlace {
  return async (address) => {
    const [told, found] = await Promise.all([locate(address), locateCity(address)]);
    const country = told ?? found?.country ?? null;
    const row = found && found.country === country ? found : null;
    const first = KNOWN_CITIES.find((city) => city.country === country);
    const { latitude = null, longitude = null } = row ?? {};
    if (latitude !== null && longitude !== null) {
      return { country, row, point: { latitude, longitude } };
    }
    return {
      country,
      row,
      point: first ? { latitude: first.at[1], longitude: first.at[0] } : null,
    };
  };
}
