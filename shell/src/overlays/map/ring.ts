import type { GeoJSONSourceSpecification, LayerSpecification } from 'maplibre-gl';

interface Corner {
  readonly latitude: number;
  readonly longitude: number;
}

/** A ring as the map draws it: its corners, its line once there are two, and what is within from three on. */
export function ringData(points: readonly Corner[]): GeoJSONSourceSpecification['data'] & object {
  const at = points.map(({ longitude, latitude }): [number, number] => [longitude, latitude]);
  const closed = [...at, ...at.slice(0, 1)];
  const geometries = [
    ...at.map((coordinates) => ({ type: 'Point' as const, coordinates })),
    ...(at.length === 2 ? [{ type: 'LineString' as const, coordinates: at }] : []),
    ...(at.length > 2 ? [{ type: 'Polygon' as const, coordinates: [closed] }] : []),
  ];
  return {
    type: 'FeatureCollection',
    features: geometries.map((geometry) => ({ type: 'Feature', properties: {}, geometry })),
  };
}

/** The layers of the source `ring`, in one colour. */
export const ringLayers = (color: string): LayerSpecification[] => [
  {
    id: 'ring-within',
    type: 'fill',
    source: 'ring',
    filter: ['==', ['geometry-type'], 'Polygon'],
    paint: { 'fill-color': color, 'fill-opacity': 0.2 },
  },
  {
    id: 'ring-line',
    type: 'line',
    source: 'ring',
    filter: ['!=', ['geometry-type'], 'Point'],
    paint: { 'line-color': color, 'line-width': 3 },
  },
  {
    id: 'ring-corners',
    type: 'circle',
    source: 'ring',
    filter: ['==', ['geometry-type'], 'Point'],
    paint: { 'circle-color': color, 'circle-radius': 6 },
  },
];
