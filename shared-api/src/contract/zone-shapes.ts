/** A corner of a zone, in degrees (WGS 84). */
export interface ZonePoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** How far a ring may reach from corner to corner, in degrees: no zone is a country, and none lies over the date line. */
const SPAN = 5;

/** Whether a place lies in a ring or on its line, on a plane of degrees, which is exact enough for a town. */
export function isInRing(points: readonly ZonePoint[], place: ZonePoint): boolean {
  let isInside = false;
  for (const [one, other] of sidesOf(points)) {
    if (isOnSide(place, one, other)) return true;
    const isBetween = one.latitude > place.latitude !== other.latitude > place.latitude;
    if (!isBetween) continue;
    // A ray to the east crosses the side where the place lies to its left, seen upwards.
    const upwards = other.latitude > one.latitude ? [one, other] : [other, one];
    if (turn(upwards[0]!, upwards[1]!, place) > 0) isInside = !isInside;
  }
  return isInside;
}

/** Whether the sides of a ring meet nowhere but at its corners, so that it has one inside. */
export function isSimpleRing(points: readonly ZonePoint[]): boolean {
  if (points.length < 3 || !isSmall(points)) return false;
  const sides = sidesOf(points);
  return sides.every(([start, end], index) => {
    const [, after] = sides[(index + 1) % sides.length]!;
    // Neither of no length, nor straight back upon the next one.
    if (isSame(start, end) || isOnSide(after, start, end) || isOnSide(start, end, after)) {
      return false;
    }
    return sides.every(
      ([one, other], place) =>
        isNeighbour(index, place, sides.length) || !doMeet([start, end], [one, other]),
    );
  });
}

type Side = readonly [ZonePoint, ZonePoint];

const sidesOf = (points: readonly ZonePoint[]): readonly Side[] =>
  points.map((point, index) => [point, points[(index + 1) % points.length]!]);

const isSame = (one: ZonePoint, other: ZonePoint) =>
  one.latitude === other.latitude && one.longitude === other.longitude;

const isNeighbour = (one: number, other: number, count: number) =>
  one === other || (one + 1) % count === other || (other + 1) % count === one;

function isSmall(points: readonly ZonePoint[]): boolean {
  const span = (degrees: readonly number[]) => Math.max(...degrees) - Math.min(...degrees);
  return (
    span(points.map(({ latitude }) => latitude)) <= SPAN &&
    span(points.map(({ longitude }) => longitude)) <= SPAN
  );
}

/** Above zero where a place lies to the left of the way from one point to another, zero where it is on its line. */
const turn = (from: ZonePoint, to: ZonePoint, place: ZonePoint) =>
  (to.longitude - from.longitude) * (place.latitude - from.latitude) -
  (to.latitude - from.latitude) * (place.longitude - from.longitude);

function isOnSide(place: ZonePoint, one: ZonePoint, other: ZonePoint): boolean {
  const isWithin = (at: number, from: number, to: number) =>
    at >= Math.min(from, to) && at <= Math.max(from, to);
  return (
    turn(one, other, place) === 0 &&
    isWithin(place.latitude, one.latitude, other.latitude) &&
    isWithin(place.longitude, one.longitude, other.longitude)
  );
}

function doMeet([a, b]: Side, [c, d]: Side): boolean {
  const isCrossed =
    turn(a, b, c) > 0 !== turn(a, b, d) > 0 && turn(c, d, a) > 0 !== turn(c, d, b) > 0;
  return (
    isCrossed || isOnSide(a, c, d) || isOnSide(b, c, d) || isOnSide(c, a, b) || isOnSide(d, a, b)
  );
}
