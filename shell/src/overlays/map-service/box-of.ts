import type { Sight } from '../map/draw-map.ts';
import type { Point } from '../map/point.ts';

const WORLD: Sight = {
  from: { latitude: -89, longitude: -179 },
  to: { latitude: 89, longitude: 179 },
};

/** A part of the map as sent to the server; all of it before the map can be seen. */
export function boxOf({ from, to }: Sight = WORLD) {
  const written = ({ latitude, longitude }: Point) =>
    `${latitude.toFixed(5)},${longitude.toFixed(5)}`;
  return { south_west: written(from), north_east: written(to) };
}
