import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'world-atlas/countries-110m.json' with { type: 'json' };
import { KNOWN_CITIES } from './cities.ts';
import { STREETS } from './gazetteer/streets.ts';

/** The countries of the world, by Natural Earth, in the public domain. */
const WORLD = atlas as unknown as Topology<{ readonly countries: GeometryCollection }>;

/**
 * What a map is drawn from without asking anybody else: countries, cities with their names by locale, and the
 * main streets of the demo's cities, as GeoJSON in one JSON text.
 * @param styleUrl of a style to use instead
 */
export function writeBaseMap(styleUrl: string | null): string {
  const { features } = feature(WORLD, WORLD.objects.countries);
  const countries = features.map(({ geometry }) => ({ geometry, properties: {} }));
  return JSON.stringify({
    style_url: styleUrl,
    countries: JSON.parse(JSON.stringify(collection(countries), rounded)) as object,
    cities: collection(
      KNOWN_CITIES.map(({ names, at }) => ({
        geometry: { type: 'Point', coordinates: at },
        properties: names,
      })),
    ),
    streets: collection(
      STREETS.map(({ name, latin, isAvenue, line }) => ({
        geometry: { type: 'LineString', coordinates: line },
        properties: { name, latin, is_avenue: isAvenue },
      })),
    ),
  });
}

/** To a kilometre: at this scale the borders are no more exact. */
const rounded = (_key: string, value: unknown) =>
  typeof value === 'number' ? Math.round(value * 100) / 100 : value;

const collection = (features: readonly object[]) => ({
  type: 'FeatureCollection',
  features: features.map((one) => ({ type: 'Feature', ...one })),
});
