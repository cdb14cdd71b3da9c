import { z } from 'zod';

/** The services of maps that organizations are brought from; without a key there are made-up places in the demo, and none in production. */
export const MAP_SOURCE_VARIABLES = {
  /** A key of Google Maps Platform that may use Places API (New). */
  GOOGLE_PLACES_KEY: z.string().min(1).optional(),
  /** Where that service answers. */
  GOOGLE_PLACES_URL: z.url({ protocol: /^https?$/ }).default('https://places.googleapis.com'),
  /** A key of the Places API of 2GIS that may read contacts. */
  TWO_GIS_KEY: z.string().min(1).optional(),
  /** Where that service answers. */
  TWO_GIS_URL: z.url({ protocol: /^https?$/ }).default('https://catalog.api.2gis.com'),
  /** How often one person may ask both of them. */
  MAP_PLACES_PER_PERSON_HOUR: z.coerce.number().int().min(1).default(30),
};

export const MAP_SOURCE_SECRETS = ['GOOGLE_PLACES_KEY', 'TWO_GIS_KEY'] as const;
