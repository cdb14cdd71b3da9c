import type { GeocodedPlace } from '@karavan/shared-api/contract/geocoding';
import type { Locale } from '@karavan/shared-api/contract/locales';

/** In degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

export interface AddressSearch {
  readonly typed: string;
  readonly locale: Locale;
  /** What is near comes first; null where nobody knows where that is. */
  readonly near: Point | null;
}

export interface Found<T> {
  readonly result: T;
  /** Whom it comes from, if they want to be named. */
  readonly credits: string | null;
}

/** Knows which address is where. */
export interface Geocoder {
  search(search: AddressSearch): Promise<Found<GeocodedPlace[]>>;
  /** The result is null where nothing is known nearby. */
  reverse(at: Point, locale: Locale): Promise<Found<GeocodedPlace | null>>;
}

export const PLACES_MAX = 6;
