import type { Point } from '../geocoder.ts';

type Position = readonly [longitude: number, latitude: number];

const KM_PER_DEGREE = 111.2;

/** Kilometres from a point to a position; flat, which is exact enough to tell what is nearer. */
export function kmTo(from: Point, to: Position): number {
  const [x, y] = offset(from, to);
  return Math.hypot(x, y);
}

/** Kilometres from a point to a line, and how far along it that is, from 0 to 1. */
export function kmToLine(from: Point, line: readonly Position[]) {
  const points = line.map((position) => offset(from, position));
  const lengths = points.slice(1).map(([x, y], index) => {
    const [before, above] = points[index]!;
    return Math.hypot(x - before, y - above);
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  let passed = 0;
  let nearest = { km: Number.POSITIVE_INFINITY, part: 0 };
  for (const [index, length] of lengths.entries()) {
    const [x1, y1] = points[index]!;
    const [x2, y2] = points[index + 1]!;
    const [dx, dy] = [x2 - x1, y2 - y1];
    const along = Math.min(1, Math.max(0, -(x1 * dx + y1 * dy) / (length * length || 1)));
    const km = Math.hypot(x1 + dx * along, y1 + dy * along);
    if (km < nearest.km) nearest = { km, part: (passed + along * length) / (whole || 1) };
    passed += length;
  }
  return nearest;
}

/** Kilometres to the east and to the north. */
function offset({ latitude, longitude }: Point, [east, north]: Position): [number, number] {
  const narrow = Math.cos((latitude * Math.PI) / 180);
  return [(east - longitude) * narrow * KM_PER_DEGREE, (north - latitude) * KM_PER_DEGREE];
}
