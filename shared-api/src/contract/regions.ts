import { z } from 'zod/mini';
import { REGION_LOOKUP_LIMIT } from './limits.ts';
import { LOCALES } from './locales.ts';
import { defineRoute } from './route.ts';
import { text } from './text.ts';

/** ISO 3166-1, two letters. */
export const CountryCode = z.string().check(z.regex(/^[A-Z]{2}$/));

/** A country with its currency. */
export const Region = z.object({
  type: z.literal('countries'),
  code: z.string(),
  name: z.string(),
  /** The URL of its flag, an SVG in the ratio 3:2. */
  flag: z.string(),
  currency: z.object({ code: z.string(), name: z.string() }),
});
export type Region = z.output<typeof Region>;

/** A city. */
export const City = z.object({
  type: z.literal('cities'),
  /** As organizations write it, the same in every language; the feed is filtered by it. */
  value: z.string(),
  /** In the requested language. */
  name: z.string(),
  country: z.string(),
});
export type City = z.output<typeof City>;

/** The location of the caller's IP address; null when unknown. */
export const LocationLookup = z.object({
  IPv4: z.string(),
  country_code: z.nullable(z.string()),
  country_name: z.nullable(z.string()),
  city: z.nullable(z.string()),
  /** The `value` of that city; null where only its country is known, or where it is none that we know. */
  city_value: z.nullable(z.string()),
  state: z.nullable(z.string()),
  postal: z.nullable(z.string()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
});
export type LocationLookup = z.output<typeof LocationLookup>;

const lookupQuery = {
  page: z._default(z.number().check(z.int(), z.gte(1), z.lte(50)), 1),
  limit: z._default(
    z.number().check(z.int(), z.gte(1), z.lte(REGION_LOOKUP_LIMIT)),
    REGION_LOOKUP_LIMIT,
  ),
  search: z.optional(text(100, { isOptional: true })),
};

/** Results grouped by type; `next` is the following page, null on the last. */
const lookupOf = <T extends string, S extends z.core.$ZodType>(type: T, result: S) =>
  z.object({
    results: z.object({ [type]: z.array(result) } as Record<T, z.ZodMiniArray<S>>),
    next: z.nullable(z.number()),
    overall_total: z.number(),
  });

export const listCountries = defineRoute({
  method: 'GET',
  path: '/countries/',
  summary: 'All countries by name, or the one with the given code',
  permission: 'public',
  query: z.object({ ...lookupQuery, code: z.optional(CountryCode) }),
  responses: {
    200: lookupOf('countries', z.extend(Region, { has_organizations: z.boolean() })),
  },
});

export const listCities = defineRoute({
  method: 'GET',
  path: '/cities/',
  summary: 'Cities by name: all, or those of one country',
  permission: 'public',
  query: z.object({ ...lookupQuery, country: z.optional(CountryCode) }),
  responses: { 200: lookupOf('cities', City) },
});

export const listLanguages = defineRoute({
  method: 'GET',
  path: '/languages/',
  summary: 'The languages of the product, by their own names',
  permission: 'public',
  responses: {
    200: z.object({ list: z.array(z.object({ code: z.enum(LOCALES), name: z.string() })) }),
  },
});

export const getMyLocation = defineRoute({
  method: 'GET',
  path: '/my_location/',
  summary: "The location of the caller's IP address, from a table of address ranges",
  permission: 'public',
  responses: { 200: LocationLookup },
});
