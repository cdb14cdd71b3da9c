import type { ExpressionSpecification, StyleSpecification } from 'maplibre-gl';
import type { Locale } from '@karavan/shared-api/contract/locales';

type Features = Extract<
  StyleSpecification['sources'][string],
  { readonly type: 'geojson' }
>['data'] &
  object;

/** `GET /map/base.json`: what a map is drawn from without asking anybody else. */
export interface BaseMap {
  /** The address of a style to use instead. */
  readonly style_url: string | null;
  readonly countries: Features;
  /** Their properties are their names by locale. */
  readonly cities: Features;
  /** Their properties: `name`, `latin` and `is_avenue`. */
  readonly streets: Features;
}

/** Reads a colour of the design as it is now, light or dark. */
export type ReadColor = (name: `--color-${string}`) => string;

/** The glyphs are drawn from the fonts of the page. */
const FONT = ['Inter Variable', 'sans-serif'];

/** The base map in the colours and the language of the page. */
export function styleOf(base: BaseMap, color: ReadColor, locale: Locale): StyleSpecification {
  const text = {
    'text-color': color('--color-text'),
    'text-halo-color': color('--color-surface'),
    'text-halo-width': 1.5,
  };
  return {
    version: 8,
    sources: {
      countries: { type: 'geojson', data: base.countries },
      streets: { type: 'geojson', data: base.streets },
      cities: { type: 'geojson', data: base.cities },
    },
    layers: [
      {
        id: 'sea',
        type: 'background',
        paint: { 'background-color': color('--color-accent-soft') },
      },
      {
        id: 'land',
        type: 'fill',
        source: 'countries',
        paint: { 'fill-color': color('--color-surface-sunken') },
      },
      {
        id: 'borders',
        type: 'line',
        source: 'countries',
        maxzoom: 10,
        paint: { 'line-color': color('--color-border-strong'), 'line-width': 0.75 },
      },
      {
        id: 'street edges',
        type: 'line',
        source: 'streets',
        minzoom: 9,
        layout: { 'line-cap': 'round', 'line-join': 'round' },
        paint: { 'line-color': color('--color-border'), 'line-width': widthOf(2) },
      },
      {
        id: 'streets',
        type: 'line',
        source: 'streets',
        minzoom: 9,
        layout: { 'line-cap': 'round', 'line-join': 'round' },
        paint: { 'line-color': color('--color-surface-raised'), 'line-width': widthOf(0) },
      },
      {
        id: 'street names',
        type: 'symbol',
        source: 'streets',
        minzoom: 12.5,
        layout: {
          'symbol-placement': 'line',
          'text-field': ['get', locale === 'ru' ? 'name' : 'latin'],
          'text-font': FONT,
          'text-size': ['interpolate', ['linear'], ['zoom'], 12, 10, 17, 14],
          'symbol-spacing': 320,
        },
        paint: { ...text, 'text-color': color('--color-text-muted') },
      },
      {
        id: 'cities',
        type: 'symbol',
        source: 'cities',
        maxzoom: 13,
        layout: {
          'text-field': ['get', locale],
          'text-font': FONT,
          'text-size': ['interpolate', ['linear'], ['zoom'], 3, 11, 10, 20],
        },
        paint: text,
      },
    ],
  };
}

/** The width of streets in pixels, by zoom; avenues are wider. */
function widthOf(edges: number): ExpressionSpecification {
  const width = (avenue: number, street: number): ExpressionSpecification => [
    'case',
    ['get', 'is_avenue'],
    avenue,
    street,
  ];
  const [far, near] = [edges / 2, edges];
  return [
    'interpolate',
    ['exponential', 1.5],
    ['zoom'],
    10,
    width(1.5 + far, 0.75 + far),
    17,
    width(26 + near, 16 + near),
  ];
}
