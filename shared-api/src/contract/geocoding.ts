import { z } from 'zod/mini';
import { Point } from './common.ts';
import { City } from './regions.ts';
import { defineRoute } from './route.ts';
import { text } from './text.ts';

/** A place with its address, in the caller's language. */
export const GeocodedPlace = z.object({
  kind: z.enum(['house', 'street', 'landmark', 'city']),
  /** Street and house, or the name of the place: `просп. Чуй, 155`. */
  title: z.string(),
  /** What it lies in, such as city and country. */
  detail: z.string(),
  city: z.nullable(City),
  district: z.nullable(z.string()),
  /** ISO 3166-1, two letters. */
  country_code: z.nullable(z.string()),
  latitude: z.number(),
  longitude: z.number(),
  /** Calculated from the numbers of the street's houses, or standing for a whole street or city. */
  is_approximate: z.boolean(),
});
export type GeocodedPlace = z.output<typeof GeocodedPlace>;

/** Whom the answer comes from, if they want to be named. */
const Credits = z.nullable(z.string());

export const searchAddresses = defineRoute({
  method: 'GET',
  path: '/geocoding/search/',
  summary: 'Places by what somebody types of their address, the best first',
  permission: 'session',
  query: z.object({
    query: text(200),
    /** What is near comes first; otherwise what is near the caller's network. */
    near: z.optional(Point),
  }),
  responses: { 200: z.object({ list: z.array(GeocodedPlace), credits: Credits }) },
});

export const findAddress = defineRoute({
  method: 'GET',
  path: '/geocoding/reverse/',
  summary: 'The address of a point; null where nothing is known nearby',
  permission: 'session',
  query: z.object({ at: Point }),
  responses: { 200: z.object({ place: z.nullable(GeocodedPlace), credits: Credits }) },
});
